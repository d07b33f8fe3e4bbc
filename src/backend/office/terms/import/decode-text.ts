import type { LocalizedText, Understood } from '../../command/localized-text.ts';

/** What the first bytes say of files that are neither a text nor an .xlsx file. */
const otherFiles: readonly { readonly isIt: (beginning: string) => boolean; readonly words: LocalizedText }[] = [
  {
    isIt: (beginning) => beginning.startsWith('PK') && beginning.includes('mimetypeapplication/vnd.oasis'),
    words: {
      pl: 'To jest plik OpenDocument (.ods). Zapisz go w LibreOffice jako „Excel 2007–365 (.xlsx)” i podaj ten plik.',
      en: 'This is an OpenDocument file (.ods). Save it in LibreOffice as “Excel 2007–365 (.xlsx)” and give that file.',
    },
  },
  {
    isIt: (beginning) => beginning.startsWith('\u00d0\u00cf\u0011\u00e0'),
    words: {
      pl: 'To jest dawny plik Excela (.xls) albo plik z hasłem. Zapisz go w Excelu bez hasła jako „Skoroszyt programu Excel (.xlsx)” i podaj ten plik.',
      en: 'This is an old Excel file (.xls), or one with a password. Save it in Excel without a password as “Excel Workbook (.xlsx)” and give that file.',
    },
  },
  {
    isIt: (beginning) => beginning.startsWith('%PDF'),
    words: {
      pl: 'To jest plik PDF. Podaj tabelę jako .xlsx albo .csv.',
      en: 'This is a PDF file. Give the table as .xlsx or .csv.',
    },
  },
  {
    isIt: (beginning) => /^\s*(?:ï»¿)?\s*<(?:!doctype|html|table|\?xml)/i.test(beginning),
    words: {
      pl: 'To jest strona HTML albo plik XML. Otwórz go w arkuszu i zapisz jako .xlsx albo .csv.',
      en: 'This is an HTML page or an XML file. Open it in a spreadsheet and save it as .xlsx or .csv.',
    },
  },
  {
    isIt: (beginning) => beginning.startsWith('{\\rtf'),
    words: {
      pl: 'To jest plik edytora tekstu (RTF). Podaj tabelę jako .xlsx albo .csv.',
      en: 'This is a file of a word processor (RTF). Give the table as .xlsx or .csv.',
    },
  },
];

const unknownEncoding: LocalizedText = {
  pl: 'Polskie litery tego pliku są zapisane w kodowaniu, którego nie rozpoznajemy. Zapisz go jako .xlsx albo „CSV UTF-8 (rozdzielany przecinkami)”.',
  en: 'The letters of this file stand in an encoding that we do not recognise. Save it as .xlsx or “CSV UTF-8 (comma delimited)”.',
};

const decoded = (bytes: Uint8Array, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** Some calendars fold a line within a letter; its bytes are put together before the fold. */
const withWholeLetters = (bytes: Uint8Array): Uint8Array =>
  Buffer.from(
    Buffer.from(bytes)
      .toString('latin1')
      .replaceAll(/(\r?\n[ \t])([\u0080-\u00bf]+)/g, '$2$1'),
    'latin1',
  );

/** Letters and signs of Polish texts: what else comes out of a guessed encoding shows that the guess was wrong. */
const isPolish = (text: string): boolean =>
  /^[\t\n\r\u0020-\u007e\u00a0ąćęłńóśźżĄĆĘŁŃÓŚŹŻ–—‘’‚“”„…°§«»•é]*$/.test(text);

/** UTF-16 without its mark: the zero halves of Latin letters stand on one side. */
const utf16Side = (bytes: Uint8Array): string => (bytes[0] === 0 ? 'utf-16be' : 'utf-16le');

const encodingsOf = (bytes: Uint8Array): readonly string[] => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return ['utf-16le'];
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return ['utf-16be'];
  return bytes.includes(0) ? [utf16Side(bytes)] : ['utf-8', 'windows-1250', 'iso-8859-2'];
};

/** Why a file that is neither a text nor an .xlsx file is not read; undefined for one that is. */
export const otherFile = (bytes: Uint8Array): LocalizedText | undefined => {
  const beginning = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  return otherFiles.find(({ isIt }) => isIt(beginning))?.words;
};

/** The text of a file of UTF-8, UTF-16, Windows-1250 or ISO 8859-2, its letters in one part (NFC). */
export const decodeText = (bytes: Uint8Array): Understood<string> => {
  for (const encoding of encodingsOf(bytes)) {
    const text = decoded(encoding === 'utf-8' ? withWholeLetters(bytes) : bytes, encoding);
    if (text === undefined || text.includes('\0')) continue;
    if (encoding.startsWith('utf') || isPolish(text)) return { value: text.replace(/^\uFEFF/, '').normalize('NFC') };
  }
  return { words: unknownEncoding };
};
