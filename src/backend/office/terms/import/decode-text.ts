import type { LocalizedText, Understood } from '../../command/localized-text.ts';

/** Kinds of files that are neither a text nor an .xlsx file, recognised by their first bytes. */
const otherFiles: readonly { readonly isIt: (beginning: string) => boolean; readonly words: LocalizedText }[] = [
  {
    isIt: (beginning) => beginning.startsWith('PK') && beginning.includes('mimetypeapplication/vnd.oasis'),
    words: {
      pl: 'To jest plik OpenDocument (.ods). Zapisz go w LibreOffice jako „Excel 2007–365 (.xlsx)” i podaj ten plik.',
      en: 'This is an OpenDocument file (.ods). Save it in LibreOffice as “Excel 2007–365 (.xlsx)” and use that file.',
    },
  },
  {
    isIt: (beginning) => beginning.startsWith('\u00d0\u00cf\u0011\u00e0'),
    words: {
      pl: 'To jest dawny plik Excela (.xls) albo plik z hasłem. Zapisz go w Excelu bez hasła jako „Skoroszyt programu Excel (.xlsx)” i podaj ten plik.',
      en: 'This is an old Excel file (.xls), or one with a password. Save it in Excel without a password as “Excel Workbook (.xlsx)” and use that file.',
    },
  },
  {
    isIt: (beginning) => beginning.startsWith('%PDF'),
    words: {
      pl: 'To jest plik PDF. Podaj tabelę jako .xlsx albo .csv.',
      en: 'This is a PDF file. Save the table as .xlsx or .csv.',
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
      en: 'This is a file of a word processor (RTF). Save the table as .xlsx or .csv.',
    },
  },
  {
    isIt: (beginning) => /^\s*(?:ï»¿)?BEGIN:VCALENDAR/i.test(beginning),
    words: {
      pl: 'To jest kalendarz (.ics). Przepisz jego terminy do tabeli i podaj ją jako .xlsx albo „CSV UTF-8 (rozdzielany przecinkami)”; wzór tabeli pokazuje --example.',
      en: 'This is a calendar (.ics). Copy its terms into a table and save it as .xlsx or “CSV UTF-8 (comma delimited)”; --example shows such a table.',
    },
  },
  {
    isIt: (beginning) => /^(?:ÿþ|þÿ)/.test(beginning) || (beginning.includes('\0') && !beginning.startsWith('PK')),
    words: {
      pl: 'To jest „Tekst Unicode” (UTF-16). Zapisz tabelę jako .xlsx albo „CSV UTF-8 (rozdzielany przecinkami)” i podaj ten plik.',
      en: 'This is “Unicode Text” (UTF-16). Save the table as .xlsx or “CSV UTF-8 (comma delimited)” and use that file.',
    },
  },
];

const unknownEncoding: LocalizedText = {
  pl: 'Polskie litery tego pliku są zapisane w kodowaniu, którego nie rozpoznajemy. Zapisz go jako .xlsx albo „CSV UTF-8 (rozdzielany przecinkami)”.',
  en: 'The encoding of this file is unknown. Save it as .xlsx or “CSV UTF-8 (comma delimited)”.',
};

const decoded = (bytes: Uint8Array, encoding: string): string | undefined => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

/** Whether a text has only letters and signs of Polish texts; if not, its encoding was guessed wrongly. */
const isPolish = (text: string): boolean =>
  /^[\t\n\r\u0020-\u007e\u00a0ąćęłńóśźżĄĆĘŁŃÓŚŹŻ–—‘’‚“”„…°§«»•é]*$/.test(text);

/** Why a file is refused that is neither a text nor an .xlsx file; undefined for a text or an .xlsx file. */
export const unreadableFileReason = (bytes: Uint8Array): LocalizedText | undefined => {
  const beginning = Buffer.from(bytes.subarray(0, 200)).toString('latin1');
  return otherFiles.find(({ isIt }) => isIt(beginning))?.words;
};

/** The text of a file in UTF-8 or Windows-1250, normalised to NFC. */
export const decodeFileText = (bytes: Uint8Array): Understood<string> => {
  for (const encoding of ['utf-8', 'windows-1250']) {
    const text = decoded(bytes, encoding);
    if (text === undefined || text.includes('\0')) continue;
    if (encoding === 'utf-8' || isPolish(text)) return { value: text.replace(/^\uFEFF/, '').normalize('NFC') };
  }
  return { words: unknownEncoding };
};
