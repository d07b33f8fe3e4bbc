import type { ReactNode } from 'react';
import type { CourseCard } from '#contract/course.ts';
import type { Chooser as Questions } from '#contract/finder.ts';
import { useMessages } from '../../lib/texts-context.ts';

type Step = Questions['steps'][number];
type Result = Questions['results'][number];

const Question = ({ step }: { readonly step: Step }) => {
  const t = useMessages('chooser');
  return (
    <section className="chooser-step" id={step.id} aria-labelledby={`${step.id}-pytanie`} tabIndex={-1}>
      <h3 id={`${step.id}-pytanie`}>{step.question}</h3>
      <ul className="chooser-answers">
        {step.answers.map((answer) => (
          <li key={answer.href}>
            <a href={answer.href}>{answer.label}</a>
          </li>
        ))}
      </ul>
      {step.back !== null && <a href={`#${step.back}`}>{t.back()}</a>}
    </section>
  );
};

interface ChooserProps {
  readonly chooser: Questions;
  readonly cardOf: (card: CourseCard) => ReactNode;
}

const Recommendation = ({ result, first, children }: { result: Result; first: string; children: ReactNode }) => {
  const t = useMessages('chooser');
  return (
    <section className="chooser-step" id={result.id} aria-labelledby={`${result.id}-kurs`} tabIndex={-1}>
      <h3 id={`${result.id}-kurs`}>{t.result()}</h3>
      {children}
      <p className="chooser-ways">
        <a href={`#${result.back}`}>{t.back()}</a> <a href={`#${first}`}>{t.again()}</a>
      </p>
    </section>
  );
};

/** Questions as parts of the page that link to one another; the address selects the visible one without a script. */
export const Chooser = ({ chooser, cardOf }: ChooserProps) => (
  <div className="chooser">
    {chooser.steps.map((step) => (
      <Question key={step.id} step={step} />
    ))}
    {chooser.results.map((result) => (
      <Recommendation key={result.id} result={result} first={chooser.steps[0]?.id ?? ''}>
        {cardOf(result.card)}
      </Recommendation>
    ))}
  </div>
);
