import type { AuditBlock } from '#domain/audit/audit-data.ts';
import type { DecisionTable } from '#model/rules/language.ts';
import { interpretDecision } from '../../../rules/meaning/interpret.ts';
import type { Project } from '../../../validate/project.ts';
import { filled, localized, type Translator, valueText } from '../translator.ts';

type Course = Project['model']['courseTypes'][number];

/** The rule that says whether places are counted, and the value of its result that leaves the badge to their number. */
const shown = { rule: 'badge-shown', counted: 'counted', full: 'full' };

/** How dates of a course are ordered: none are listed, for a whole group, by price, or by an enquiry while no price is known. */
const orderedAs = ({ audience: id, calendar, price }: Course, { model }: Project) => {
  const audience = model.audiences.find((one) => one.id === id);
  if (calendar === null || audience === undefined || audience.client === null) return 'unlisted';
  if (!audience.openCourses) return 'group';
  return price === null ? 'enquiry' : 'place';
};

const badgeWord = (project: Project, key: string, { locale }: Translator): string => {
  const texts = project.content.messages[locale].get('terms') ?? [];
  const forms = texts.find((message) => message.key === key)?.forms;
  return typeof forms === 'string' ? forms : '';
};

const abbreviation = /^[\p{Lu}\d]+$/u;

/** A course by its name and, where that lacks it, its abbreviation: “Kurs pierwszej pomocy dzieciom (PED)”. */
export const codedName = ({ name, short }: Pick<Course, 'name' | 'short'>, translator: Translator): string => {
  const words = localized(name, translator);
  const code = localized(short, translator);
  return words.includes(code) || !abbreviation.test(code) ? words : `${words} (${code})`;
};

/** What a date of each course shows without a free place, and with some: where its badge is red. */
export const fullDatesBlock = (project: Project, translator: Translator): AuditBlock => {
  const { t, around } = translator;
  const rule = project.rules.find(({ id }) => id === shown.rule);
  const table: DecisionTable | null = rule?.kind === 'decision' ? rule : null;
  const decided = (course: Course, sold: string, full: boolean): string => {
    if (table === null) return '';
    const inputs = { sold, full, unpricedReserveList: course.unpricedReserveList };
    const value = interpretDecision(table, inputs, around)?.value ?? null;
    if (!full || (value !== shown.counted && value !== shown.full)) return valueText(value, table.outputs, translator);
    const key = value === shown.counted ? 'reserveList' : 'full';
    return filled(t('redBadge'), { words: badgeWord(project, key, translator) });
  };
  const rowOf = (course: Course) => {
    const sold = orderedAs(course, project);
    const none = t('noDates');
    const answers = sold === 'unlisted' ? [none, none] : [decided(course, sold, true), decided(course, sold, false)];
    return { course, cells: [t('datesOrdered', sold), ...answers] };
  };
  const groups = Map.groupBy(project.model.courseTypes.map(rowOf), ({ cells }) => cells.join('\n'));
  return {
    kind: 'table',
    title: t('redByCourse'),
    head: [t('courses'), t('datesOrdered'), t('noPlaceLeft'), t('placesLeft')],
    rows: [...groups.values()].map((group) => [
      group.map(({ course }) => codedName(course, translator)).join(', '),
      ...(group[0]?.cells ?? []),
    ]),
  };
};

/** Whether a rule has a part in the badge of a date. */
export const decidesBadge = (rule: { readonly id: string }, company: readonly string[]): boolean =>
  rule.id === shown.rule || company.includes(shown.rule);
