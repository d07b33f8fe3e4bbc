const reasons: Readonly<Record<string, string>> = {
  EACCES: 'permission is denied',
  EDQUOT: 'the disk quota is used up',
  EIO: 'the disk reports an error',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  ENOENT: 'a folder or file is missing',
  ENOSPC: 'the disk is full',
  EPERM: 'the operation is not permitted',
  EROFS: 'the file system is read-only',
  EXDEV: '.cache/ and generated/ are on different file systems',
};

/** A sentence about an error of the file system; undefined for any other error, which is a fault of the generator. */
export const describeFileSystemError = (error: unknown, root: string): string | undefined => {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  const isLock = error.code === 'ERR_SQLITE_ERROR';
  if (!isLock && !('syscall' in error)) return undefined;
  const path = 'path' in error && typeof error.path === 'string' ? `, ${error.path.replace(`${root}/`, '')}` : '';
  const reason = isLock ? error.message : (reasons[error.code] ?? 'the system refuses');
  return `Nothing was changed: ${reason} (${error.code}${path}). Remove the cause and run the generator again.`;
};
