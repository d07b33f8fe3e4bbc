import { useTexts } from '../../lib/texts-context.ts';
import type { GroupQuestion } from './contact-values.ts';

/** The questions about a group, in the words of the page. */
export const useGroupTexts = (): Readonly<Record<GroupQuestion, string>> => {
  const t = useTexts('form');
  return { variant: t.variant(), people: t.people(), place: t.place(), weeks: t.weeks() };
};
