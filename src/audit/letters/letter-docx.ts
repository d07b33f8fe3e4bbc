import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { AskedQuestion, Letter, LetterBlock } from '#domain/audit/letter-data.ts';
import type { Locale } from '#domain/locale.ts';

/** Half points, twips and eighths of a point, as the format counts them. */
const size = { text: 19, small: 16, title: 32, heading: 24, subject: 20 } as const;
const page = { width: 11906, height: 16838, margin: 850 } as const;
const line = { style: BorderStyle.SINGLE, size: 4, color: '999999' } as const;
const borders = { top: line, bottom: line, left: line, right: line };

const paragraph = (
  text: string,
  style: { bold?: boolean; small?: boolean; before?: number; after?: number; keep?: boolean } = {},
) =>
  new Paragraph({
    children: [new TextRun({ text, bold: style.bold ?? false, size: style.small === true ? size.small : size.text })],
    spacing: { before: style.before ?? 0, after: style.after ?? 40 },
    keepNext: style.keep ?? false,
  });

const heading = (text: string, level: (typeof HeadingLevel)[keyof typeof HeadingLevel], startsPage = false) =>
  new Paragraph({ text, heading: level, pageBreakBefore: startsPage, keepNext: true });

/** The fields of an answer in one row over the whole width, in the given shares of it. */
const fields = (cells: readonly string[], shares: readonly number[]) => {
  const inner = page.width - 2 * page.margin;
  const widths = shares.map((share) => Math.round(inner * share));
  return new Table({
    width: { size: inner, type: WidthType.DXA },
    columnWidths: widths,
    rows: [
      new TableRow({
        cantSplit: true,
        children: cells.map(
          (text, column) =>
            new TableCell({
              borders,
              margins: { top: 60, bottom: 60, left: 70, right: 70 },
              width: { size: widths[column] ?? 0, type: WidthType.DXA },
              children: [paragraph(text, { small: true, after: 0 })],
            }),
        ),
      }),
    ],
  });
};

const answerShares = [0.26, 0.37, 0.37];
const ruleShares = [0.4, 0.6];

const questionParts = ({ text, choices, cost, before, lines }: AskedQuestion) => [
  paragraph(text, { bold: true, before: 60, after: 0, keep: true }),
  ...[choices, [cost, before].filter((part) => part !== '').join(' ')]
    .filter((part) => part !== '')
    .map((part) => paragraph(part, { small: true, after: 20, keep: true })),
  fields(
    lines.map((label) => `${label} `),
    lines.length === answerShares.length ? answerShares : ruleShares,
  ),
];

const partsOf = (block: LetterBlock): readonly (Paragraph | Table)[] => {
  switch (block.kind) {
    case 'title':
      return [heading(block.text, HeadingLevel.HEADING_1)];
    case 'heading':
      return [heading(block.text, HeadingLevel.HEADING_2, block.startsPage)];
    case 'subject':
      return [heading(block.text, HeadingLevel.HEADING_3)];
    case 'paragraph':
      return [paragraph(block.text)];
    case 'lines':
      return block.lines.map((text) => paragraph(`${text} `, { after: 20 }));
    case 'list':
      return block.items.map(
        (text) =>
          new Paragraph({
            children: [new TextRun({ text, size: size.text })],
            bullet: { level: 0 },
            spacing: { after: 30 },
          }),
      );
    case 'question':
    case 'rule':
      return questionParts(block.question);
  }
};

const headingStyle = (half: number) => ({
  run: { size: half, bold: true, color: '000000' },
  paragraph: { spacing: { before: 80, after: 40 } },
});

const languages: Readonly<Record<Locale, string>> = { pl: 'pl-PL', en: 'en-GB' };

/** A letter as a document that word processors open, fill in and print; the same lines are read back from it. */
export const letterDocx = ({ blocks, title, locale }: Letter): Promise<Uint8Array> =>
  Packer.toBuffer(
    new Document({
      title,
      styles: {
        default: {
          document: { run: { font: 'Arial', size: size.text, language: { value: languages[locale] } } },
          heading1: headingStyle(size.title),
          heading2: headingStyle(size.heading),
          heading3: headingStyle(size.subject),
        },
      },
      sections: [
        {
          properties: {
            page: {
              size: { width: page.width, height: page.height },
              margin: { top: page.margin, bottom: page.margin, left: page.margin, right: page.margin },
            },
          },
          footers: {
            default: new Footer({
              children: [
                new Paragraph({
                  alignment: AlignmentType.RIGHT,
                  children: [
                    new TextRun({
                      size: size.small,
                      children: [`${title} · `, PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
                    }),
                  ],
                }),
              ],
            }),
          },
          children: blocks.flatMap(partsOf),
        },
      ],
    }),
  );
