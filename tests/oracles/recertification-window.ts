/** What it is written from. */
export const source = ['5.19'];

/** The last day of a month, with Date's own rule that day 0 is the day before the first. */
const lastOfMonth = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** The certificate expires no later than 3 months after the exam day; expired ones are a case of their own. */
export const oracle = (
  { expiryDay, examDay }: { expiryDay: number; examDay: number },
  { recertificationWindowMonths = 3 }: Readonly<Record<string, number>> = {},
): string => {
  if (expiryDay < examDay) return 'expired';
  const exam = new Date(examDay * 86_400_000);
  const [year, month] = [exam.getUTCFullYear(), exam.getUTCMonth() + recertificationWindowMonths];
  const limit = Date.UTC(year, month, Math.min(exam.getUTCDate(), lastOfMonth(year, month)));
  return expiryDay * 86_400_000 <= limit ? 'inWindow' : 'tooEarly';
};
