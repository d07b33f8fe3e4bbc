import type { LetterBlock } from '#domain/audit/letter-data.ts';

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
    case 'question':
    case 'rule': {
      const { text, choices, cost, before, lines } = block.question;
      return [
        `#### ${text}`,
        ...[choices, cost, before].filter((part) => part !== '').flatMap((part) => ['', part]),
        ...lines.flatMap((line) => ['', line]),
      ];
    }
  }
};

/** A letter as Markdown, which is filled in with any editor and read back. */
export const letterMarkdown = (blocks: readonly LetterBlock[]): string =>
  `${blocks.map((block) => linesOf(block).join('\n')).join('\n\n')}\n`;
