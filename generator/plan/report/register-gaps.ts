import { requiredSigners } from '#model/schema/signing.ts';
import type { Planning } from '../planning/planning.ts';
import { fillRuleAndRegisterTexts } from '../text/fill-localized-texts.ts';
import type { ReportSection } from './report.ts';

/** Decisions that somebody must still confirm. */
export const reportOpenQuestions = ({ project }: Planning): ReportSection => ({
  heading: 'Open questions',
  about: 'Decisions to be confirmed; the register (model/register/) states what the site does until then.',
  lines: fillRuleAndRegisterTexts(project).model.register.flatMap((entry) =>
    entry.status === 'open' && entry.confirmed === undefined
      ? [
          {
            text: `${entry.subject.en} – to be confirmed by the ${requiredSigners(entry).join(' and the ')}.`,
            register: [entry.id],
          },
        ]
      : [],
  ),
});
