import type { CourseBody } from '#domain/pages/course.ts';
import { useTexts } from '../../lib/texts-context.ts';
import { hasCalculator } from './recertification-section.tsx';

interface AnchorBarProps {
  readonly body: CourseBody;
  readonly hasProgram: boolean;
  /** Whether the page has a section of questions. */
  readonly hasQuestions: boolean;
}

/** The parts of a course page that people look for, at the upper edge of the window. */
export const AnchorBar = ({ body, hasProgram, hasQuestions }: AnchorBarProps) => {
  const t = useTexts('course');
  const common = useTexts('common');
  const parts = [
    { id: 'dates', words: t.dates(), shown: body.dates !== null },
    { id: 'kalkulator', words: t.calculator(), shown: hasCalculator(body) },
    { id: 'program', words: t.program(), shown: hasProgram },
    ...body.sections.map(({ id, heading }) => ({ id, words: heading, shown: true })),
    { id: 'price', words: t.price(), shown: true },
    { id: 'faq', words: t.questionsShort(), shown: hasQuestions },
  ].filter(({ shown }) => shown);
  return (
    <nav className="anchor-bar" aria-label={common.contents()}>
      <ul className="wrap">
        {parts.map(({ id, words }) => (
          <li key={id}>
            <a href={`#${id}`}>{words}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
