import type { Locale } from '#domain/locale.ts';
import type { Finding } from '../../problems/finding.ts';
import type { ContentFile } from '../../sources/loaded.ts';

/** Whether a file contains sentences that visitors read. */
export const isProseFile = ({ path }: ContentFile): boolean =>
  /^(?:pl|en)\/(?:pages|courses|cities|company-cities|articles|faq|mails|messages)\//.test(path);

export const localeOfContentFile = ({ path }: ContentFile): Locale => (path.startsWith('en/') ? 'en' : 'pl');

/** The position of a finding at a character, counted from the start of the whole file. */
export const positionOfFileIndex = (file: ContentFile, index: number): Finding['at'] => {
  const before = file.text.slice(0, index).split('\n');
  const linesBeforeBody = file.kind === 'markdown' ? file.bodyLine - 1 : 0;
  return { content: file.path, line: before.length - linesBeforeBody, column: (before.at(-1) ?? '').length + 1 };
};
