/** What went wrong, as a code: names and SQL states only, since messages may quote what a visitor typed. */
export const faultCode = (error: unknown): string => {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? `:${error.code}` : '';
  const cause = error.cause === undefined ? '' : ` < ${faultCode(error.cause)}`;
  return `${error.name}${code}${cause}`;
};
