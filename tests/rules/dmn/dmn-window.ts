import { readFileSync } from 'node:fs';
import { civilDateOf, dayNumber, formatCivilDate } from '#domain/dates/civil-date.ts';
import { recertificationWindow as oracle } from '../../oracles/dates.ts';
import { dmnEvaluator, readDmn } from './dmn-evaluation.ts';

/**
 * `node dmn-window.ts FILE short|days|full`: evaluates exam days of 2024 to 2031 with feelin and the oracle; prints both results as
 * JSON. `short` takes days at the end of a month, the others all of them; `full` also expiry days far from the limit.
 */
const [file = '', extent] = process.argv.slice(2);

const isAtMonthEnd = (examDay: number): boolean => {
  const { day } = civilDateOf(examDay);
  return day === 1 || day >= 28;
};

const from = dayNumber({ year: 2024, month: 1, day: 1 });
const examDays = Array.from({ length: 2922 }, (_, index) => from + index).filter(
  (day) => extent !== 'short' || isAtMonthEnd(day),
);
/** Days from the exam to the expiry of the certificate: 70 on either side of the limit, or those nearest to it. */
const [nearest, count] = extent === 'full' ? [21, 141] : [89, 4];

const decide = dmnEvaluator(await readDmn(readFileSync(file, 'utf8')), 'last_day_of_validity');
const seen: Record<string, number> = {};
const differences: string[] = [];
for (const examDay of examDays) {
  const expiryDays = Array.from({ length: count }, (_, index) => examDay + nearest + index);
  const answers = decide({ exam_day: formatCivilDate(examDay) }, expiryDays.map(formatCivilDate));
  for (const [index, expiryDay] of expiryDays.entries()) {
    const answer = String(answers[index]);
    seen[answer] = (seen[answer] ?? 0) + 1;
    if (answer !== oracle({ examDay, expiryDay }))
      differences.push(`${formatCivilDate(examDay)} ${formatCivilDate(expiryDay)} ${answer}`);
  }
}
process.stdout.write(JSON.stringify({ seen, differences: differences.slice(0, 20) }));
