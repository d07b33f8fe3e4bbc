import type { Recipe } from '../recipe.ts';

const rule = `import { clause } from '../../source.ts';
import { labelled } from '../../localized-text.ts';
import { exactly } from '../cell.ts';
import { boolean, oneOf } from '../domain.ts';
import { decisionTable, example, row } from '../language.ts';

/** Who gets a note of having been there. */
export const attendanceNote = decisionTable({
  id: 'attendance-note',
  area: 'dates',
  signedBy: 'owner',
  weight: 'convenience',
  title: { pl: 'Zaświadczenie o udziale', en: 'Certificate of attendance' },
  sentence: {
    pl: 'Zaświadczenie o udziale dostaje każdy, kto był na wszystkich zajęciach.',
    en: 'Everybody who was at every class gets a certificate of attendance.',
  },
  source: clause('1.11'),
  inputs: { everyClass: labelled({ pl: 'obecność na wszystkich zajęciach', en: 'was at every class' }, boolean()) },
  outputs: oneOf({ given: { pl: 'wydane', en: 'given' }, hidden: { pl: 'niewydane', en: 'hidden' } }),
  rows: [
    row({ id: 'complete', pl: 'pełna obecność', en: 'full attendance' }, { everyClass: exactly(true) }, 'given'),
    row({ id: 'absent', pl: 'nieobecność', en: 'absence' }, { everyClass: exactly(false) }, 'hidden'),
  ],
  examples: [example({ everyClass: true }, 'given'), example({ everyClass: false }, 'hidden')],
  assumptions: [],
});
`;

const oracle = `

/** Only full attendance is certified. */
export const attendanceNote = ({ everyClass }: { everyClass: boolean }): string => (everyClass ? 'given' : 'hidden');`;

/** Code that asks the rule; here it changes nothing. */
const caller = 'src/backend/outbox/render/calendar-attachment.ts';
const asked = "(attendanceNote({ everyClass: false }).value === 'given')";

export const addRuleRecipe: Recipe = {
  name: 'add a rule with an oracle',
  files: 4,
  steps: [
    {
      edits: [
        { file: 'model/rules/dates/attendance-note.ts', text: rule },
        {
          file: 'model/rules/index.ts',
          find: /^import \{ ageAtStart \}.*$/m,
          put: "\nimport { attendanceNote } from './dates/attendance-note.ts';",
        },
        { file: 'model/rules/index.ts', find: /^ {2}ageAtStart,$/m, put: '\n  attendanceNote,' },
        { file: 'tests/oracles/dates.ts', find: /^ {2}ageAtStart: .*$/m, put: "\n  attendanceNote: ['1.11']," },
        { file: 'tests/oracles/dates.ts', find: /^\};$/m, put: oracle },
        {
          file: caller,
          find: /^import .* from '#domain.*$/m,
          put: "\nimport { attendanceNote } from '#generated/rules/attendance-note.ts';",
        },
        { file: caller, find: /examOnLastDay \?\? false/, put: (found) => found.replace('false', asked) },
      ],
      missing: [],
    },
  ],
};
