import type { LetterBlock } from '#domain/audit/letter-data.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

const linesOf = (block: LetterBlock): readonly string[] => {
  switch (block.kind) {
    case 'title':
      return [`# ${block.text}`];
    case 'heading':
      return [`## ${block.text}`];
    case 'subject':
      return [`### ${block.text}`];
    case 'paragraph':
      return [block.text];
    case 'lines':
      return block.lines.flatMap((line) => [line, '']).slice(0, -1);
    case 'list':
      return block.items.map((item) => `- ${item}`);
    case 'table':
      return [row(block.head), row(block.head.map(() => '---')), ...block.rows.map(row)];
    case 'question': {
      const { text, choices, cost, before, lines } = block.question;
      return [
        `### ${text}`,
        '',
        choices,
        '',
        cost,
        ...(before === '' ? [] : ['', before]),
        ...lines.flatMap((line) => ['', line]),
      ];
    }
  }
};

/** A letter as Markdown, which is filled in with any editor and read back. */
export const letterMarkdown = (blocks: readonly LetterBlock[]): string =>
  `${blocks.map((block) => linesOf(block).join('\n')).join('\n\n')}\n`;
