import type { ReactNode } from 'react';

const acronym = /(\p{Lu}+-\p{Lu}+)/u;

/** A text in which no line ends within an acronym such as BLS-AED. */
export const preventBreaksInAcronyms = (text: string): ReactNode => {
  const parts = text.split(acronym);
  if (parts.length === 1) return text;
  return parts.map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
      <span key={at} className="whole">
        {part}
      </span>
    ),
  );
};
