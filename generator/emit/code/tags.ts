import type { SitePlan } from '../../plan/site-plan.ts';
import { printLiteral } from '../../print/literal.ts';
import { printTypeScriptModule } from '../../print/typescript.ts';
import type { GeneratedFile } from '../generated-file.ts';

/** The tags that a test may have, so that a tag of an unknown clause or rule does not compile. */
export const emitTestTags = ({ model: { clauses, register }, rules }: SitePlan): GeneratedFile[] => [
  {
    path: 'data/tags.ts',
    text: printTypeScriptModule({
      about: 'What tests may cover: clauses of the specification, entries of the register and rules.',
      statements: [
        {
          kind: 'const',
          name: 'claimed',
          value: `${printLiteral([...[...clauses, ...register].map(({ id }) => id), ...rules.map(({ id }) => `rule:${id}`)])} as const`,
        },
        { kind: 'type', name: 'Claim', type: '(typeof claimed)[number]' },
      ],
    }),
  },
];
