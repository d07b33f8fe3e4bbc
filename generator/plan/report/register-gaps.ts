import type { Answer } from '#model/schema/answers.ts';
import { type EntryState, entryStates } from '../approvals/entry-states.ts';
import type { Planning } from '../planning.ts';
import type { ReportLine, ReportSection } from './report.ts';

const saidText = ({ answer, value, words, person, role, date, document }: Answer): string =>
  `${[answer.toUpperCase(), value, words].filter((part) => part !== null).join(' – ')} (${person}, ${role}, ${date}, ${document})`;

const linesOf = (
  kind: EntryState['kind'],
  { project }: Planning,
  textOf: (subject: string, role: string, last: Answer | null) => string,
): readonly ReportLine[] => {
  const states = entryStates(project);
  return project.model.register.flatMap(({ id, subject }) => {
    const state = states.get(id);
    if (state?.kind !== kind) return [];
    const waitsFor = state.kind === 'open' ? state.waitsFor : [];
    const last = 'last' in state ? state.last : null;
    return [{ text: textOf(subject.en, waitsFor.join(' and the '), last), register: [id] }];
  });
};

/** Decisions that somebody has refused: each is a task until what it says has changed. */
export const refusals = (planning: Planning): ReportSection => ({
  heading: 'Refusals to carry out',
  about: 'Somebody answered no. The entry of the register is asked again once its decision or its number has changed.',
  lines: linesOf('refused', planning, (subject, _, last) => `${subject}: ${last === null ? '' : saidText(last)}.`),
});

export const openQuestions = (planning: Planning): ReportSection => ({
  heading: 'Open questions',
  about:
    'Decisions that wait for somebody to confirm them; the register (model/register/) says what the site does until then.',
  lines: linesOf(
    'open',
    planning,
    (subject, role, last) =>
      `${subject} – to be confirmed by the ${role}${last === null ? '' : `; answered before: ${saidText(last)}`}.`,
  ),
});

/** Every answer, kept whatever it is. */
export const givenAnswers = ({ project }: Planning): ReportSection => ({
  heading: 'Answers',
  about: 'What owner, lawyer and physician have answered, in the order in which it was written down.',
  lines: project.model.answers.map((answer) => ({
    text: `${saidText(answer)}, to the question ${answer.asked}.`,
    register: [answer.entry],
  })),
});
