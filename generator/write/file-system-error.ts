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
  ENOTDIR: 'a file stands where a folder should be',
  EXDEV: '.cache/ and generated/ are on different file systems',
};

/** A sentence about an error of the file system, before the writing or amid it; undefined for any other error, which is a fault of the generator. */
export const describeFileSystemError = (error: unknown, root: string, isPlaceholder = false): string | undefined => {
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'string') return undefined;
  if (!('syscall' in error)) return undefined;
  const path = 'path' in error && typeof error.path === 'string' ? `, ${error.path.replace(`${root}/`, '')}` : '';
  const reason = `${reasons[error.code] ?? 'the system refuses'} (${error.code}${path})`;
  return isPlaceholder
    ? `The output is not complete: ${reason}. Remove the cause and run the generator again, which completes it.`
    : `Nothing was changed: ${reason}. Remove the cause and run the generator again.`;
};
