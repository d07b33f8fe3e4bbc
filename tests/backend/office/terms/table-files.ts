import { readFileSync } from 'node:fs';
import writeWorkbook from 'write-excel-file/node';
import { certifiedType } from '../../../find-course.ts';

/** A term as the table expects it: the usual one with what differs. */
export interface ExpectedTerm {
  readonly id?: number;
  readonly type?: string;
  readonly city?: string;
  readonly dateStart?: string;
  readonly hours?: string | null;
  readonly places?: number | null;
}

/** A file as a program writes it, and either its terms or the beginnings of its problems, `place: sentence`. */
export interface SampleFile {
  readonly name: string;
  readonly bytes: () => Uint8Array | Promise<Uint8Array>;
  readonly reads?: readonly ExpectedTerm[];
  readonly refused?: readonly string[];
}

const head = 'nr;kurs;miasto;dzień;godziny;miejsca';
const row = '70;kpp;Łódź;2027-03-05;9:00–17:00;12';
const usual: readonly ExpectedTerm[] = [{}];

const utf8 = (text: string) => (): Uint8Array => Buffer.from(text, 'utf8');
const marked = (text: string) => utf8(`\ufeff${text}`);
const utf16 = (text: string) => (): Uint8Array => Buffer.from(text, 'utf16le');
const bigEndian = (text: string) => (): Uint8Array => Buffer.from(text, 'utf16le').swap16();

/** Bytes of Polish letters in encodings with one byte for each. */
const singleBytes = {
  windows1250: { ź: 0x9f, ń: 0xf1, Ł: 0xa3, ó: 0xf3, '–': 0x96 },
  iso8859: { ź: 0xbc, ń: 0xf1, Ł: 0xa3, ó: 0xf3, '–': 0x2d },
  dos852: { ź: 0xab, ń: 0xe4, Ł: 0x9d, ó: 0xa2, '–': 0x2d },
  macintosh: { ź: 0x90, ń: 0xc4, Ł: 0xfc, ó: 0x97, '–': 0xd0 },
} as const;

const single = (encoding: keyof typeof singleBytes, text: string) => (): Uint8Array =>
  Uint8Array.from(text, (letter) => Reflect.get(singleBytes[encoding], letter) ?? letter.charCodeAt(0));

const stored = (name: string) => (): Uint8Array => readFileSync(new URL(`files/${name}`, import.meta.url));

type Cell = string | number | boolean | Date | null;

const workbook =
  (...sheets: readonly (readonly (readonly Cell[])[])[]) =>
  async (): Promise<Uint8Array> =>
    writeWorkbook(
      sheets.map((rows, index) => ({
        sheet: `Arkusz${index + 1}`,
        data: rows.map((cells) =>
          cells.map((value) => (value instanceof Date ? { value, type: Date, format: 'dd.mm.yyyy' } : value)),
        ),
      })),
    ).toBuffer();

const heads = head.split(';');
const day = new Date('2027-03-05T00:00:00Z');
const cells = (changes: Readonly<Record<number, Cell>> = {}): Cell[] =>
  [70, certifiedType, 'Łódź', day, '9:00–17:00', 12].map((cell, index) => changes[index] ?? cell);

const withCell = (index: number, cell: string): string => `${head}\n${row.split(';').with(index, cell).join(';')}\n`;
const withDay = (text: string, expected: string): SampleFile => ({
  name: `day ${text}`,
  bytes: utf8(withCell(3, /[;"]/.test(text) ? `"${text}"` : text)),
  reads: [{ dateStart: expected }],
});
const refusedCell = (index: number, cell: string, sentence: string): SampleFile => ({
  name: `cell “${cell}” under ${heads[index]}`,
  bytes: utf8(withCell(index, cell)),
  refused: [`2, kolumna ${'ABCDEF'[index]}: ${sentence}`],
});

/** Tables of Excel, LibreOffice and Google Sheets in Polish and English. */
export const tableFiles: readonly SampleFile[] = [
  // Encodings and separators
  { name: 'Excel: CSV UTF-8, Polish', bytes: marked(`${head}\r\n${row}\r\n`), reads: usual },
  { name: 'Excel: CSV, Windows-1250', bytes: single('windows1250', `${head}\r\n${row}\r\n`), reads: usual },
  {
    name: 'Excel: Unicode text, UTF-16 with tabs',
    bytes: utf16(`\ufeff${head}\r\n${row}\r\n`.replaceAll(';', '\t')),
    refused: ['1: To jest „Tekst Unicode” (UTF-16). Zapisz'],
  },
  {
    name: 'UTF-16, big end first',
    bytes: bigEndian(`\ufeff${head}\n${row}\n`),
    refused: ['1: To jest „Tekst Unicode”'],
  },
  { name: 'UTF-16 without its mark', bytes: utf16(`${head}\n${row}\n`), refused: ['1: To jest „Tekst Unicode”'] },
  { name: 'ISO 8859-2', bytes: single('iso8859', `${head}\n${row}\n`), refused: ['1: Polskie litery tego pliku'] },
  {
    name: 'Excel: CSV (MS-DOS), code page 852',
    bytes: single('dos852', `${head}\r\n${row}\r\n`),
    refused: ['1: Polskie litery tego pliku'],
  },
  {
    name: 'Excel: CSV (Macintosh)',
    bytes: single('macintosh', `${head}\r${row}\r`),
    refused: ['1: Polskie litery tego pliku'],
  },
  { name: 'Google Sheets: CSV with commas', bytes: utf8(`${head}\r\n${row}`.replaceAll(';', ',')), reads: usual },
  { name: 'Google Sheets: TSV', bytes: utf8(`${head}\r\n${row}`.replaceAll(';', '\t')), reads: usual },
  {
    name: 'LibreOffice: CSV',
    bytes: stored('libreoffice.csv'),
    reads: [{}, { id: 71, type: 'kpp-rec', city: 'wroclaw', dateStart: '2027-03-06', hours: null, places: null }],
  },
  {
    name: 'LibreOffice: CSV, Windows-1250, everything quoted',
    bytes: stored('libreoffice-1250.csv'),
    reads: [{}, { id: 71, type: 'kpp-rec', city: 'wroclaw', dateStart: '2027-03-06', hours: null, places: null }],
  },
  {
    name: 'LibreOffice: UTF-16 with tabs',
    bytes: stored('libreoffice-utf16.csv'),
    refused: ['1: To jest „Tekst Unicode”'],
  },
  {
    name: 'a calendar',
    bytes: utf8('BEGIN:VCALENDAR\r\nVERSION:2.0\r\n'),
    refused: ['1: To jest kalendarz (.ics). Przepisz'],
  },
  { name: 'a line that names the separator', bytes: marked(`sep=;\r\n${head}\r\n${row}\r\n`), reads: usual },
  {
    name: 'a named separator that the head has too',
    bytes: utf8(`sep=|\n${head}\n${row}\n`.replaceAll(';', '|')),
    reads: usual,
  },
  { name: 'lines that end with CR alone', bytes: utf8(`${head}\r${row}\r`), reads: usual },
  { name: 'letters in two parts', bytes: utf8(`${head}\n${row}\n`.normalize('NFD')), reads: usual },
  {
    name: 'English heads in capitals',
    bytes: utf8(`ID,Type,City,Date,Hours,Places\n${row.replaceAll(';', ',')}\n`),
    reads: usual,
  },
  {
    name: 'spaces that nobody sees',
    bytes: utf8(`${head}\n\u200e70 ;kpp\u00a0; \u200bŁódź;2027-03-05;9:00\u00a0–\u00a017:00;12\n`),
    reads: usual,
  },
  // Rows and columns
  {
    name: 'empty rows before, between and behind',
    bytes: utf8(`;;;;;\r\n\r\n${head}\r\n;;;;;\r\n${row}\r\n;;;;;\r\n\r\n`),
    reads: usual,
  },
  { name: 'empty columns before and behind', bytes: utf8(`;${head};;\n;${row};;\n`), reads: usual },
  {
    name: 'an empty column in between',
    bytes: utf8('nr;kurs;;miasto;dzień;godziny;miejsca\n70;kpp;;Łódź;2027-03-05;9:00–17:00;12\n'),
    reads: usual,
  },
  {
    name: 'a line end within a cell',
    bytes: utf8(`${head}\n70;kpp;"Łódź\n";2027-03-05;9:00–17:00;12\n71;kpp;Łódź;2027-03-05;x;12\n`),
    refused: ['4, kolumna E: Godziny „x”'],
  },
  {
    name: 'a seventh cell under six heads',
    bytes: utf8(`${head}\n${row};7\n`),
    refused: ['2, kolumna G: Komórka „7” stoi w kolumnie bez nagłówka'],
  },
  {
    name: 'a decimal comma that divides',
    bytes: utf8(`${head}\n${row},5\n`.replaceAll(';', ',')),
    refused: ['2, kolumna G: Komórka „5”'],
  },
  {
    name: 'two heads of one column',
    bytes: utf8(`${head};miasto\n${row};Gdańsk\n`),
    refused: ['1, kolumna G: Kolumna „miasto” stoi drugi raz; pierwsza to C.'],
  },
  {
    name: 'one head in both languages',
    bytes: utf8(`${head};city\n${row};Gdańsk\n`),
    refused: ['1, kolumna G: Kolumna „city” stoi drugi raz'],
  },
  {
    name: 'a head that there is not',
    bytes: utf8(`${head};uwagi\n${row};\n`),
    refused: ['1, kolumna G: Nie ma kolumny „uwagi”'],
  },
  {
    name: 'a title above the table',
    bytes: utf8(`Terminy 2027;;;;;\n${head}\n${row}\n`),
    refused: ['1, kolumna A: Nie ma kolumny „Terminy 2027”', '1: Brakuje kolumny „nr”'],
  },
  {
    name: 'a quotation mark within a cell',
    bytes: utf8(`${head}\n${row}\n70;k"pp;\n`),
    refused: ['3: Ten wiersz nie jest poprawnym CSV'],
  },
  // Days
  withDay('05.03.2027', '2027-03-05'),
  withDay('5.3.2027', '2027-03-05'),
  withDay('05-03-2027', '2027-03-05'),
  withDay('2027/03/05', '2027-03-05'),
  withDay('2027-03-05 00:00:00', '2027-03-05'),
  withDay('05.03.27', '2027-03-05'),
  withDay('3/13/2027', '2027-03-13'),
  withDay('13/03/2027', '2027-03-13'),
  withDay('5 marca 2027', '2027-03-05'),
  withDay('piątek, 5 marca 2027', '2027-03-05'),
  withDay('5 mar 2027', '2027-03-05'),
  withDay('5-mar-27', '2027-03-05'),
  withDay('Friday, March 5, 2027', '2027-03-05'),
  withDay('5-Mar-2027', '2027-03-05'),
  refusedCell(3, '3/5/2027', 'W „3/5/2027” nie wiadomo'),
  refusedCell(3, '27-03-05', 'W „27-03-05” nie wiadomo'),
  refusedCell(3, '46451', '„46451” jest liczbą, nie dniem'),
  refusedCell(3, '30.02.2027', 'Dzień „30.02.2027” nie istnieje'),
  refusedCell(3, '2072-03-05', 'Dzień 2072-03-05 leży za daleko'),
  refusedCell(3, '05.03.2027 09:00', 'Dzień „05.03.2027 09:00” nie istnieje'),
  refusedCell(3, 'czwartek, 5 marca 2027', 'W „czwartek, 5 marca 2027” dzień tygodnia'),
  refusedCell(3, '########', 'Dzień „########” nie istnieje'),
  refusedCell(3, '', 'Brakuje dnia'),
  // Hours
  { name: 'hours with dots and hyphen', bytes: utf8(withCell(4, '9.00-17.00')), reads: usual },
  { name: 'hours with a minus', bytes: utf8(withCell(4, '09:00 − 17:00')), reads: usual },
  refusedCell(4, '9-17', 'Godziny „9-17” nie mają postaci'),
  refusedCell(4, '9.00', 'Godziny „9.00” nie mają postaci'),
  refusedCell(4, '16:00–24:00', 'Godziny „16:00–24:00” kończą się o północy'),
  refusedCell(4, '17:00–9:00', 'W godzinach „17:00–9:00” koniec'),
  refusedCell(4, '9:00–17:00 i 18:00', 'Godziny „9:00–17:00 i 18:00” nie mają postaci'),
  refusedCell(4, '9:00–25:00', 'Godziny „9:00–25:00” nie mają postaci'),
  refusedCell(4, '17.wrz', 'Godziny „17.wrz” nie mają postaci'),
  // Numbers and names
  refusedCell(5, '12,5', 'Liczba miejsc „12,5”'),
  refusedCell(5, '12.5', 'Liczba miejsc „12.5”'),
  refusedCell(5, '-1', 'Liczba miejsc „-1”'),
  refusedCell(5, '1,2E+01', 'Liczba miejsc „1,2E+01”'),
  refusedCell(5, '12 osób', 'Liczba miejsc „12 osób”'),
  refusedCell(0, '1,23E+09', 'Numer terminu „1,23E+09”'),
  refusedCell(0, '0', 'Numer terminu „0”'),
  refusedCell(0, '', 'Brakuje numeru terminu'),
  refusedCell(1, '', 'Brakuje kursu'),
  refusedCell(2, 'ĹĂłdĹş', 'Nie ma miasta „ĹĂłdĹş”'),
  // Workbooks and what is none
  { name: 'Excel: workbook with a day as a day', bytes: workbook([heads, cells()]), reads: usual },
  { name: 'Google Sheets: workbook with texts', bytes: workbook([heads, row.split(';')]), reads: usual },
  {
    name: 'LibreOffice: workbook',
    bytes: stored('libreoffice.xlsx'),
    reads: [{}, { id: 71, type: 'kpp-rec', city: 'wroclaw', dateStart: '2027-03-06', hours: null, places: null }],
  },
  { name: 'workbook with an empty second sheet', bytes: workbook([heads, cells()], []), reads: usual },
  {
    name: 'workbook with empty rows and columns',
    bytes: workbook([[], [null, ...heads], [], [null, ...cells()]]),
    reads: usual,
  },
  {
    name: 'workbook with two sheets',
    bytes: workbook([heads, cells()], [heads, cells()]),
    refused: ['1: Plik ma kilka arkuszy z danymi: „Arkusz1”, „Arkusz2”'],
  },
  {
    name: 'workbook with 12.5 places',
    bytes: workbook([heads, cells({ 5: 12.5 })]),
    refused: ['2, kolumna F: Liczba miejsc „12.5”'],
  },
  {
    name: 'workbook with a number as its day',
    bytes: workbook([heads, cells({ 3: 46451 })]),
    refused: ['2, kolumna D: „46451” jest liczbą'],
  },
  {
    name: 'workbook with an hour in its day',
    bytes: workbook([heads, cells({ 3: new Date('2027-03-05T09:00:00Z') })]),
    refused: ['2, kolumna D: Dzień „2027-03-05 09:00”'],
  },
  {
    name: 'workbook with a truth as its places',
    bytes: workbook([heads, cells({ 5: true })]),
    refused: ['2, kolumna F: Liczba miejsc „true”'],
  },
  {
    name: 'workbook with a surplus cell',
    bytes: workbook([heads, [...cells(), 'uwaga']]),
    refused: ['2, kolumna G: Komórka „uwaga”'],
  },
  {
    name: 'workbook that was cut off',
    bytes: async () => (await workbook([heads, cells()])()).subarray(0, 900),
    refused: ['1: Tego pliku nie da się otworzyć'],
  },
  { name: 'LibreOffice: OpenDocument', bytes: stored('libreoffice.ods'), refused: ['1: To jest plik OpenDocument'] },
  { name: 'Excel 97: .xls', bytes: stored('libreoffice.xls'), refused: ['1: To jest dawny plik Excela'] },
  {
    name: 'HTML that is called .xls',
    bytes: utf8('<html><table><tr><td>nr</td></tr></table></html>'),
    refused: ['1: To jest strona HTML'],
  },
  { name: 'PDF', bytes: utf8('%PDF-1.7\n'), refused: ['1: To jest plik PDF'] },
  { name: 'RTF', bytes: utf8('{\\rtf1\\ansi nr;kurs}'), refused: ['1: To jest plik edytora tekstu'] },
];
