/** What it is written from. */
export const source = ['5.20'];

/** On recertification terms, and on the last day (Sunday) of a KPP course. */
export const oracle = ({ term, examDay, lastDay }: { term: string; examDay: number; lastDay: number }): string => {
  const isSunday = new Date(examDay * 86_400_000).getUTCDay() === 0;
  const fits = { recertification: true, kppCourse: isSunday && examDay === lastDay }[term] ?? false;
  return fits ? 'possible' : 'impossible';
};
