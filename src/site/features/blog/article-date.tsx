import { dateWord } from '../../lib/calendar/calendar-texts.ts';
import { useTexts } from '../../lib/texts-context.ts';

export const ArticleDate = ({ date }: { readonly date: string }) => {
  const calendar = useTexts('calendar');
  return <time dateTime={date}>{dateWord(date, calendar)}</time>;
};
