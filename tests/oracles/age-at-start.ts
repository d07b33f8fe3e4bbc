/** What it is written from. */
export const source = ['1.7', '1.21', 'C21'];

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

/** Adults only; BLS-AED from 14 with a guardian. */
export const oracle = (person: {
  majority: string;
  birthDay: number;
  startDay: number;
  teenagersAdmitted: boolean;
}): string => {
  if (person.majority === 'bornAfterStart') return person.majority;
  const age = birthdaysUpTo(person.birthDay, person.startDay);
  if (person.majority === 'adult') return age > 120 ? 'dateError' : 'admitted';
  return person.teenagersAdmitted && age >= 14 ? 'withGuardian' : 'tooYoung';
};
