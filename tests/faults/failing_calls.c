/* Preloaded into a program: of one system call on files below a folder, one use fails, or writes only a part.

   FAIL_CALL  name of the call        FAIL_AT     which use of it, from 1
   FAIL_ERRNO error; 0: a short write FAIL_BELOW  the folder        FAIL_TOLD  a file that is made when it has happened */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

static atomic_int uses;

static int is_below(int fd) {
    const char *below = getenv("FAIL_BELOW");
    char link[64], path[PATH_MAX];
    if (!below) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < 0) return 0;
    path[length] = 0;
    return !strncmp(path, below, strlen(below));
}

/* Whether this use goes wrong. */
static int is_it(const char *name, int fd) {
    const char *wanted = getenv("FAIL_CALL");
    int before = errno;
    if (!wanted || strcmp(wanted, name) || !is_below(fd)) { errno = before; return 0; }
    errno = before;
    if (atomic_fetch_add(&uses, 1) + 1 != atoi(getenv("FAIL_AT"))) return 0;
    int told = creat(getenv("FAIL_TOLD"), 0600);
    if (told >= 0) close(told);
    errno = atoi(getenv("FAIL_ERRNO"));
    return 1;
}

#define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
#define FAILING(result, name, fd, declared, given) \
    result name declared { if (is_it(#name, fd)) return -1; return REAL(name) given; }

FAILING(int, fsync, fd, (int fd), (fd))
FAILING(int, fdatasync, fd, (int fd), (fd))
FAILING(int, syncfs, fd, (int fd), (fd))
FAILING(int, sync_file_range, fd, (int fd, off64_t offset, off64_t length, unsigned flags), (fd, offset, length, flags))
FAILING(int, fallocate, fd, (int fd, int mode, off_t offset, off_t length), (fd, mode, offset, length))
FAILING(int, mkdirat, fd, (int fd, const char *name, mode_t mode), (fd, name, mode))
FAILING(int, unlinkat, fd, (int fd, const char *name, int flags), (fd, name, flags))
FAILING(int, renameat, fd, (int fd, const char *old, int to, const char *name), (fd, old, to, name))
FAILING(int, renameat2, fd, (int fd, const char *old, int to, const char *name, unsigned flags), (fd, old, to, name, flags))
FAILING(int, linkat, to, (int fd, const char *old, int to, const char *name, int flags), (fd, old, to, name, flags))
FAILING(int, symlinkat, fd, (const char *target, int fd, const char *name), (target, fd, name))
FAILING(int, futimens, fd, (int fd, const struct timespec times[2]), (fd, times))
FAILING(int, fchmod, fd, (int fd, mode_t mode), (fd, mode))
FAILING(int, fsetxattr, fd, (int fd, const char *name, const void *value, size_t size, int flags), (fd, name, value, size, flags))

static ssize_t writing(ssize_t (*real)(int, const void *, size_t, off64_t), int fd, const void *data, size_t size, off64_t at) {
    if (!is_it("pwrite", fd)) return real(fd, data, size, at);
    return errno ? -1 : real(fd, data, size > 1 ? size / 2 : size, at);
}

ssize_t pwrite(int fd, const void *data, size_t size, off_t at) {
    return writing((ssize_t (*)(int, const void *, size_t, off64_t))dlsym(RTLD_NEXT, "pwrite64"), fd, data, size, at);
}

ssize_t pwrite64(int fd, const void *data, size_t size, off64_t at) {
    return writing((ssize_t (*)(int, const void *, size_t, off64_t))dlsym(RTLD_NEXT, "pwrite64"), fd, data, size, at);
}

static int opening(int fd, const char *name, int flags, mode_t mode) {
    int (*real)(int, const char *, int, ...) = dlsym(RTLD_NEXT, "openat64");
    if ((flags & O_CREAT) && is_it("openat", fd)) return -1;
    return real(fd, name, flags, mode);
}

#define OPENING(called) \
    int called(int fd, const char *name, int flags, ...) { \
        va_list more; va_start(more, flags); \
        mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(more, mode_t) : 0; \
        va_end(more); \
        return opening(fd, name, flags, mode); \
    }
OPENING(openat)
OPENING(openat64)
