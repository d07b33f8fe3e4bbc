/** Address of the same page in Markdown. */
export const twinPath = (path: string): string => `${path === '/' ? '/index' : path}.md`;
