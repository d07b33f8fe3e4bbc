import type { SitePlan } from '../../plan/site-plan.ts';
import { literal } from '../../print/literal.ts';
import { printModule } from '../../print/typescript.ts';
import type { GeneratedFile } from '../generated-file.ts';

/** What a test may cover, so that a tag without a claim does not compile. */
export const emitTags = ({ model: { clauses, register }, rules }: SitePlan): GeneratedFile[] => [
  {
    path: 'data/tags.ts',
    text: printModule({
      about: 'What tests may cover: clauses of the specification, entries of the register and rules.',
      statements: [
        {
          kind: 'const',
          name: 'claimed',
          value: `${literal([...[...clauses, ...register].map(({ id }) => id), ...rules.map(({ id }) => `rule:${id}`)])} as const`,
        },
        { kind: 'type', name: 'Claim', type: '(typeof claimed)[number]' },
      ],
    }),
  },
];
