import { signersOf } from '#model/schema/signing.ts';
import type { Planning } from '../planning/planning.ts';
import { fillWordings } from '../text/fill-localized-texts.ts';
import type { ReportSection } from './report.ts';

/** Unconfirmed decisions. */
export const openQuestions = ({ project }: Planning): ReportSection => ({
  heading: 'Open questions',
  about:
    'Decisions that wait for somebody to confirm them; the register (model/register/) says what the site does until then.',
  lines: fillWordings(project).model.register.flatMap((entry) =>
    entry.status === 'open' && entry.confirmed === undefined
      ? [
          {
            text: `${entry.subject.en} – to be confirmed by the ${signersOf(entry).join(' and the ')}.`,
            register: [entry.id],
          },
        ]
      : [],
  ),
});
