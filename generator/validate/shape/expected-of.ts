import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: '`true` or `false`',
  array: 'a list',
  tuple: 'a list',
  object: 'names with values',
  record: 'names with values',
  null: 'nothing (`null`)',
};

const sentence = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;

/** What a value should be, in words that need no knowledge of the schema library. */
export const describeExpectedValue = (issue: Issue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return sentence(kinds[issue.expected] ?? `a value of the kind ${issue.expected}`);
    case 'invalid_value':
      return `${issue.values.length > 1 ? 'One of ' : ''}${issue.values.map((value) => `\`${String(value)}\``).join(', ')}.`;
    case 'too_small':
      return `At least ${issue.minimum}.`;
    case 'too_big':
      return `At most ${issue.maximum}.`;
    default:
      return 'One of the forms that the schema describes.';
  }
};
