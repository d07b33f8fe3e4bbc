import type { Source } from '#model/schema/source.ts';
import { clause, from, law } from '#model/source.ts';

/** Compiled, never run: every line below `@ts-expect-error` must be refused by the compiler, or the type check fails. */
export const citedSources = (): Source[] => [
  clause('4.21'),
  from(clause('4.20', '4.21'), law('civil-code-112')),
  // @ts-expect-error a clause that the section does not have
  clause('4.99'),
  // @ts-expect-error a section that the specification does not have
  clause('10.1'),
  // @ts-expect-error a section is no clause
  clause('4'),
  // @ts-expect-error no clause at all
  clause(),
  // @ts-expect-error a passage of the law that the model does not contain
  law('civil-code-270'),
  // @ts-expect-error one source is not several
  from(clause('4.21')),
];
