// Writes down every change that a process makes below a folder, in the order in which it was made: also those of native
// libraries, such as SQLite. For PowerCutRecorder; see docs/reliability-tests.md.
//
//   cc -O2 -shared -fPIC -o disk_journal.so disk_journal.c -ldl
//   SAYWELL_DISK_ROOT=/folder SAYWELL_DISK_JOURNAL=/elsewhere/journal LD_PRELOAD=./disk_journal.so java ...
//
// A record: operation (1 byte), file number (u32), two numbers (u64), two texts or blocks (u32 length, bytes); little-endian.
// A file number belongs to one file from its creation on, whatever its name becomes. One lock around call and record keeps
// their order the same. Memory maps are not seen; only the -shm file of SQLite is written so, which is rebuilt after a crash.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

enum { CREATE = 1, WRITE, TRUNCATE, RENAME, LINK, UNLINK, SYNC, SYNC_FOLDER, MAKE_FOLDER, REMOVE_FOLDER };
#define MAX_FD 4096
#define MAX_FILES 65536

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char root[PATH_MAX];
static size_t root_length;
static int journal = -1;
static struct { uint32_t number; int append; char *folder; } open_files[MAX_FD];
static struct { dev_t device; ino_t inode; } inodes[MAX_FILES];
static uint32_t file_count = 1;

#define REAL(name, type, ...) \
    static type (*real)(__VA_ARGS__); \
    if (!real) real = (type (*)(__VA_ARGS__)) dlsym(RTLD_NEXT, name)

static ssize_t raw_write(int fd, const void *data, size_t size) {
    REAL("write", ssize_t, int, const void *, size_t);
    return real(fd, data, size);
}

static void start(void) {
    static int started;
    if (started) return;
    started = 1;
    const char *folder = getenv("SAYWELL_DISK_ROOT"), *file = getenv("SAYWELL_DISK_JOURNAL");
    if (!folder || !file || !realpath(folder, root)) return;
    root_length = strlen(root);
    int (*real)(const char *, int, ...) = dlsym(RTLD_NEXT, "open");
    journal = real(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
}

static void put(char operation, uint32_t number, uint64_t a, uint64_t b, const void *first, uint32_t first_size, const char *second) {
    uint32_t second_size = second ? strlen(second) : 0;
    size_t size = 1 + 4 + 8 + 8 + 4 + first_size + 4 + second_size, at = 0;
    char *record = malloc(size);
#define ADD(pointer, bytes) memcpy(record + at, pointer, bytes), at += bytes
    ADD(&operation, 1); ADD(&number, 4); ADD(&a, 8); ADD(&b, 8); ADD(&first_size, 4);
    if (first_size) ADD(first, first_size);
    ADD(&second_size, 4);
    if (second_size) ADD(second, second_size);
    if (raw_write(journal, record, size) != (ssize_t) size) abort();
    free(record);
}

// The path below the root, or NULL.
static const char *below(int folder, const char *path, char *buffer) {
    char joined[PATH_MAX * 2];
    start();
    if (journal < 0 || !path) return NULL;
    if (path[0] != '/') {
        char link[64], base[PATH_MAX];
        if (folder == AT_FDCWD) {
            if (!getcwd(base, sizeof base)) return NULL;
        } else {
            snprintf(link, sizeof link, "/proc/self/fd/%d", folder);
            ssize_t length = readlink(link, base, sizeof base - 1);
            if (length < 0) return NULL;
            base[length] = 0;
        }
        snprintf(joined, sizeof joined, "%s/%s", base, path);
        path = joined;
    }
    if (strncmp(path, root, root_length) || (path[root_length] && path[root_length] != '/')) return NULL;
    snprintf(buffer, PATH_MAX, "%s", path[root_length] ? path + root_length + 1 : "");
    return buffer;
}

static uint32_t number_of(int fd, int is_new) {
    struct stat status;
    if (fstat(fd, &status)) return 0;
    if (!is_new) {
        for (uint32_t i = file_count; --i > 0;)
            if (inodes[i].inode == status.st_ino && inodes[i].device == status.st_dev) return i;
    }
    if (file_count == MAX_FILES) abort();
    inodes[file_count].inode = status.st_ino;
    inodes[file_count].device = status.st_dev;
    return file_count++;
}

typedef int (*open_call)(int, const char *, int, mode_t);
static int real_openat(int folder, const char *path, int flags, mode_t mode) {
    REAL("openat", int, int, const char *, int, ...);
    return real(folder, path, flags, mode);
}

static int opened(int folder, const char *path, int flags, mode_t mode) {
    char buffer[PATH_MAX];
    const char *name = below(folder, path, buffer);
    if (!name) return real_openat(folder, path, flags, mode);
    pthread_mutex_lock(&lock);
    int existed = faccessat(folder, path, F_OK, AT_SYMLINK_NOFOLLOW) == 0;
    int fd = real_openat(folder, path, flags, mode);
    int error = errno;
    struct stat status;
    if (fd >= 0 && fd < MAX_FD && fstat(fd, &status) == 0) {
        free(open_files[fd].folder);
        open_files[fd].folder = NULL;
        open_files[fd].number = 0;
        if (S_ISDIR(status.st_mode)) {
            open_files[fd].folder = strdup(name);
        } else if (S_ISREG(status.st_mode)) {
            uint32_t number = number_of(fd, !existed);
            open_files[fd].number = number;
            open_files[fd].append = (flags & O_APPEND) != 0;
            if (!existed) put(CREATE, number, 0, 0, name, strlen(name), NULL);
            else if (flags & O_TRUNC) put(TRUNCATE, number, 0, 0, NULL, 0, NULL);
        }
    }
    pthread_mutex_unlock(&lock);
    errno = error;
    return fd;
}

#define MODE(flags) \
    mode_t mode = 0; \
    if ((flags) & (O_CREAT | O_TMPFILE)) { va_list rest; va_start(rest, flags); mode = va_arg(rest, mode_t); va_end(rest); }
int open(const char *path, int flags, ...) { MODE(flags) return opened(AT_FDCWD, path, flags, mode); }
int open64(const char *path, int flags, ...) { MODE(flags) return opened(AT_FDCWD, path, flags, mode); }
int openat(int folder, const char *path, int flags, ...) { MODE(flags) return opened(folder, path, flags, mode); }
int openat64(int folder, const char *path, int flags, ...) { MODE(flags) return opened(folder, path, flags, mode); }
int creat(const char *path, mode_t mode) { return opened(AT_FDCWD, path, O_CREAT | O_WRONLY | O_TRUNC, mode); }
int creat64(const char *path, mode_t mode) { return creat(path, mode); }

int close(int fd) {
    REAL("close", int, int);
    if (fd < 0 || fd >= MAX_FD || (!open_files[fd].number && !open_files[fd].folder)) return real(fd);
    pthread_mutex_lock(&lock);
    open_files[fd].number = 0;
    free(open_files[fd].folder);
    open_files[fd].folder = NULL;
    int result = real(fd);
    pthread_mutex_unlock(&lock);
    return result;
}

static uint32_t known(int fd) { return fd >= 0 && fd < MAX_FD ? open_files[fd].number : 0; }

#define DONE pthread_mutex_unlock(&lock); return result
ssize_t write(int fd, const void *data, size_t size) {
    if (!known(fd)) return raw_write(fd, data, size);
    pthread_mutex_lock(&lock);
    off_t at = open_files[fd].append ? lseek(fd, 0, SEEK_END) : lseek(fd, 0, SEEK_CUR);
    ssize_t result = raw_write(fd, data, size);
    if (result > 0) put(WRITE, known(fd), at, 0, data, result, NULL);
    DONE;
}

static ssize_t written_at(int fd, const void *data, size_t size, off_t at) {
    REAL("pwrite", ssize_t, int, const void *, size_t, off_t);
    if (!known(fd)) return real(fd, data, size, at);
    pthread_mutex_lock(&lock);
    ssize_t result = real(fd, data, size, at);
    if (result > 0) put(WRITE, known(fd), at, 0, data, result, NULL);
    DONE;
}
ssize_t pwrite(int fd, const void *data, size_t size, off_t at) { return written_at(fd, data, size, at); }
ssize_t pwrite64(int fd, const void *data, size_t size, off_t at) { return written_at(fd, data, size, at); }

ssize_t writev(int fd, const struct iovec *parts, int count) {
    REAL("writev", ssize_t, int, const struct iovec *, int);
    if (!known(fd)) return real(fd, parts, count);
    ssize_t all = 0;
    for (int i = 0; i < count; i++) {
        ssize_t one = write(fd, parts[i].iov_base, parts[i].iov_len);
        if (one < 0) return all ? all : one;
        all += one;
        if ((size_t) one < parts[i].iov_len) break;
    }
    return all;
}

static int cut(int fd, off_t size) {
    REAL("ftruncate", int, int, off_t);
    if (!known(fd)) return real(fd, size);
    pthread_mutex_lock(&lock);
    int result = real(fd, size);
    if (!result) put(TRUNCATE, known(fd), size, 0, NULL, 0, NULL);
    DONE;
}
int ftruncate(int fd, off_t size) { return cut(fd, size); }
int ftruncate64(int fd, off_t size) { return cut(fd, size); }

static int synced(int fd, const char *name) {
    int (*real)(int) = (int (*)(int)) dlsym(RTLD_NEXT, name);
    if (!known(fd) && !(fd >= 0 && fd < MAX_FD && open_files[fd].folder)) return real(fd);
    pthread_mutex_lock(&lock);
    int result = real(fd);
    if (!result && known(fd)) put(SYNC, known(fd), 0, 0, NULL, 0, NULL);
    else if (!result) put(SYNC_FOLDER, 0, 0, 0, open_files[fd].folder, strlen(open_files[fd].folder), NULL);
    DONE;
}
int fsync(int fd) { return synced(fd, "fsync"); }
int fdatasync(int fd) { return synced(fd, "fdatasync"); }

static int renamed(int from_folder, const char *from, int to_folder, const char *to, char operation) {
    int (*real)(int, const char *, int, const char *, ...) = dlsym(RTLD_NEXT, operation == RENAME ? "renameat" : "linkat");
    char first[PATH_MAX], second[PATH_MAX];
    const char *a = below(from_folder, from, first), *b = below(to_folder, to, second);
    pthread_mutex_lock(&lock);
    int result = operation == RENAME ? real(from_folder, from, to_folder, to) : real(from_folder, from, to_folder, to, 0);
    int error = errno;
    if (!result && a && b) put(operation, 0, 0, 0, a, strlen(a), b);
    pthread_mutex_unlock(&lock);
    errno = error;
    return result;
}
int rename(const char *from, const char *to) { return renamed(AT_FDCWD, from, AT_FDCWD, to, RENAME); }
int renameat(int f, const char *from, int t, const char *to) { return renamed(f, from, t, to, RENAME); }
int link(const char *from, const char *to) { return renamed(AT_FDCWD, from, AT_FDCWD, to, LINK); }
int linkat(int f, const char *from, int t, const char *to, int flags) { (void) flags; return renamed(f, from, t, to, LINK); }

static int removed(int folder, const char *path, int flags) {
    REAL("unlinkat", int, int, const char *, int);
    char buffer[PATH_MAX];
    const char *name = below(folder, path, buffer);
    pthread_mutex_lock(&lock);
    int result = real(folder, path, flags);
    int error = errno;
    if (!result && name) put(flags & AT_REMOVEDIR ? REMOVE_FOLDER : UNLINK, 0, 0, 0, name, strlen(name), NULL);
    pthread_mutex_unlock(&lock);
    errno = error;
    return result;
}
int unlink(const char *path) { return removed(AT_FDCWD, path, 0); }
int unlinkat(int folder, const char *path, int flags) { return removed(folder, path, flags); }
int rmdir(const char *path) { return removed(AT_FDCWD, path, AT_REMOVEDIR); }
int remove(const char *path) {
    struct stat status;
    return removed(AT_FDCWD, path, !lstat(path, &status) && S_ISDIR(status.st_mode) ? AT_REMOVEDIR : 0);
}

static int made(int folder, const char *path, mode_t mode) {
    REAL("mkdirat", int, int, const char *, mode_t);
    char buffer[PATH_MAX];
    const char *name = below(folder, path, buffer);
    pthread_mutex_lock(&lock);
    int result = real(folder, path, mode);
    int error = errno;
    if (!result && name) put(MAKE_FOLDER, 0, 0, 0, name, strlen(name), NULL);
    pthread_mutex_unlock(&lock);
    errno = error;
    return result;
}
int mkdir(const char *path, mode_t mode) { return made(AT_FDCWD, path, mode); }
int mkdirat(int folder, const char *path, mode_t mode) { return made(folder, path, mode); }

// Copies within the kernel are refused, so that callers read and write instead.
ssize_t copy_file_range(int in, off64_t *from, int out, off64_t *to, size_t size, unsigned flags) {
    REAL("copy_file_range", ssize_t, int, off64_t *, int, off64_t *, size_t, unsigned);
    if (!known(out)) return real(in, from, out, to, size, flags);
    errno = ENOSYS;
    return -1;
}
ssize_t sendfile64(int out, int in, off64_t *from, size_t size) {
    REAL("sendfile64", ssize_t, int, int, off64_t *, size_t);
    if (!known(out)) return real(out, in, from, size);
    errno = EINVAL;
    return -1;
}
ssize_t sendfile(int out, int in, off_t *from, size_t size) { return sendfile64(out, in, (off64_t *) from, size); }
