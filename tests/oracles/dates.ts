/** The sources from which each function is written. */
export const sources: Readonly<Record<string, readonly string[]>> = {
  adultAtStart: ['5.10', 'civil-code-10', 'civil-code-112'],
  ageAtStart: ['1.7', '1.21', 'C21'],
  certificateExpiry: ['5.18', 'medical-rescue-13'],
  recertificationAdmission: ['5.19', 'kpp-regulation'],
  recertificationExamDay: ['5.20'],
  recertificationWindow: ['5.19', 'kpp-regulation'],
  withdrawalDeadline: ['consumer-rights-27', 'civil-code-115'],
  withdrawalNotice: ['5.17', 'consumer-rights-27', 'consumer-rights-early-start', 'civil-code-115', 'C16'],
};

/** The first day of age 18: the birthday, or 28 February when the 29th is missing. */
const adultFrom = (birth: Date): number => {
  const year = birth.getUTCFullYear() + 18;
  const wanted = new Date(Date.UTC(year, birth.getUTCMonth(), birth.getUTCDate()));
  const slipped = wanted.getUTCMonth() !== birth.getUTCMonth();
  return slipped ? Date.UTC(year, 1, 28) : wanted.getTime();
};

export const adultAtStart = ({ birthDay, startDay }: { birthDay: number; startDay: number }): string => {
  if (startDay - birthDay < 0) return 'bornAfterStart';
  return adultFrom(new Date(birthDay * 86_400_000)) <= startDay * 86_400_000 ? 'adult' : 'minor';
};

/** Age counted birthday by birthday, as one would on fingers. */
const birthdaysUpTo = (birthDay: number, day: number): number => {
  const birth = new Date(birthDay * 86_400_000);
  let count = -1;
  for (let year = birth.getUTCFullYear(); ; year += 1) {
    const isCommon = new Date(Date.UTC(year, 1, 29)).getUTCMonth() !== 1;
    const onLeapDay = birth.getUTCMonth() === 1 && birth.getUTCDate() === 29;
    const birthday = Date.UTC(year, birth.getUTCMonth(), onLeapDay && isCommon ? 28 : birth.getUTCDate());
    if (birthday > day * 86_400_000) return count;
    count += 1;
  }
};

/** From the age of the course; a minor with a guardian. */
export const ageAtStart = (person: {
  majority: string;
  birthDay: number;
  startDay: number;
  minimumAge: number;
}): string => {
  if (person.majority === 'bornAfterStart') return person.majority;
  const age = birthdaysUpTo(person.birthDay, person.startDay);
  if (age < person.minimumAge) return 'tooYoung';
  if (person.majority === 'minor') return 'withGuardian';
  return age > 120 ? 'dateError' : 'admitted';
};

/** So many years later, three today; from 29 February to 28 February where that year has no such day. */
export const certificateExpiry = (
  { issueDay }: { issueDay: number },
  { certificateValidityYears = Number.NaN }: Record<string, number>,
): number => {
  const issued = new Date(issueDay * 86_400_000);
  const year = issued.getUTCFullYear() + certificateValidityYears;
  const sameDay = Date.UTC(year, issued.getUTCMonth(), issued.getUTCDate());
  const isMoved = new Date(sameDay).getUTCMonth() !== issued.getUTCMonth();
  return (isMoved ? Date.UTC(year, issued.getUTCMonth(), issued.getUTCDate() - 1) : sameDay) / 86_400_000;
};

/** Civil certificates of people in a unit follow the window; ministries have rules of their own. */
export const recertificationAdmission = (person: {
  certificate: string;
  belongsToUnit: boolean;
  window: string;
}): string => {
  const answers: Record<string, string> = { tooEarly: 'tooEarly', inWindow: 'admitted', expired: 'expiredAskUs' };
  if (person.certificate !== 'civil') return 'ownRules';
  return person.belongsToUnit ? (answers[person.window] ?? '?') : 'notInUnit';
};

/** On recertification terms, and on the last day (Sunday) of a KPP course. */
export const recertificationExamDay = ({
  term,
  examDay,
  lastDay,
}: {
  term: string;
  examDay: number;
  lastDay: number;
}): string => {
  const isSunday = new Date(examDay * 86_400_000).getUTCDay() === 0;
  const fits = { recertification: true, kppCourse: isSunday && examDay === lastDay }[term] ?? false;
  return fits ? 'possible' : 'impossible';
};

/** The last day of a month, with Date's own rule that day 0 is the day before the first. */
const lastOfMonth = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/** The certificate expires no later than 3 months after the exam day; expired ones are a case of their own. */
export const recertificationWindow = (
  { expiryDay, examDay }: { expiryDay: number; examDay: number },
  { recertificationWindowMonths = 3 }: Readonly<Record<string, number>> = {},
): string => {
  if (expiryDay < examDay) return 'expired';
  const exam = new Date(examDay * 86_400_000);
  const [year, month] = [exam.getUTCFullYear(), exam.getUTCMonth() + recertificationWindowMonths];
  const limit = Date.UTC(year, month, Math.min(exam.getUTCDate(), lastOfMonth(year, month)));
  return expiryDay * 86_400_000 <= limit ? 'inWindow' : 'tooEarly';
};

const warsaw = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Warsaw', dateStyle: 'short' });
const fixed = ['01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-24', '12-25', '12-26'];

/** Gauss's Easter. */
const easterOf = (year: number): number => {
  const [a, b, c] = [year % 19, year % 4, year % 7];
  const k = Math.floor(year / 100);
  const m = (15 - Math.floor((13 + 8 * k) / 25) + k - Math.floor(k / 4)) % 30;
  const d = (19 * a + m) % 30;
  const e = (2 * b + 4 * c + 6 * d + ((4 + k - Math.floor(k / 4)) % 7)) % 7;
  const late = (d === 29 && e === 6) || (d === 28 && e === 6 && (11 * m + 11) % 30 < 19) ? 7 : 0;
  return Date.UTC(year, 2, 22 + d + e - late) / 86_400_000;
};

const isOff = (day: number): boolean => {
  const date = new Date(day * 86_400_000);
  const afterEaster = day - easterOf(date.getUTCFullYear());
  return (
    [0, 6].includes(date.getUTCDay()) ||
    fixed.includes(date.toISOString().slice(5, 10)) ||
    [0, 1, 49, 60].includes(afterEaster)
  );
};

/** So many days after the day of the conclusion in Warsaw, then on to the next working day. */
export const withdrawalDeadline = (
  { concludedAt }: { concludedAt: number },
  { withdrawalDays = Number.NaN }: Record<string, number>,
): number => {
  const today = Date.parse(`${warsaw.format(concludedAt)}T00:00:00Z`) / 86_400_000;
  const days = Array.from({ length: 15 }, (_, more) => today + withdrawalDays + more);
  return days.find((day) => !isOff(day)) ?? today;
};

/** The start is compared with the working day that ends the days from the conclusion in Warsaw. */
export const withdrawalNotice = (
  { concludedAt, startDay }: { concludedAt: number; startDay: number },
  { withdrawalDays = Number.NaN }: Record<string, number>,
): string => {
  const today = Date.parse(`${warsaw.format(concludedAt)}T00:00:00Z`) / 86_400_000;
  let last = today + withdrawalDays;
  while (isOff(last)) last += 1;
  return startDay > last ? 'none' : 'expressRequest';
};
