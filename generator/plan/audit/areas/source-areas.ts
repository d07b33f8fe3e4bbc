import type { AuditArea, AuditBlock } from '#domain/audit/audit-data.ts';
import { joined } from '#domain/audit/audit-text.ts';
import { codeText } from '#domain/audit/rule-text.ts';
import type { Project } from '../../../validate/project.ts';
import { type Citation, citationsIn } from '../../../validate/rows/citations.ts';
import { localizedText } from '../passages.ts';
import { passageText } from '../source-text.ts';
import { localized, type Translator } from '../translator.ts';

const nameOf = (value: unknown, key: string | number): readonly string[] => {
  if (typeof key === 'string') return [];
  if (typeof value !== 'object' || value === null) return [];
  const name = ['id', 'key', 'name'].map((field) => Reflect.get(value, field)).find((one) => typeof one === 'string');
  return name === undefined ? [] : [name];
};

/** A place of the model by its table and the ids of the rows on the way, e.g. `rules.carousel.tick`. */
const placeName = (model: object, { path }: Citation): string => {
  const [table = '', ...inner] = path.map(String);
  const names: string[] = table === 'parameters' ? inner.slice(0, 1) : [];
  path.reduce<unknown>((value, key) => {
    const found: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
    names.push(...nameOf(found, key));
    return found;
  }, model);
  return [table, ...names].join('.');
};

const mostRows = 4;

/** Places of one table, which stands for its rows where many of them say the same. */
const gathered = (places: readonly string[]): readonly string[] =>
  [...Map.groupBy(new Set(places), (place) => place.split('.', 1)[0] ?? place)].flatMap(([table, rows]) =>
    rows.length > mostRows && table !== 'rules' ? [table] : rows,
  );

/** Where the model cites each clause and law, by their ids. */
const citingPlaces = ({ raw: { model, rules, parameters } }: Project): ReadonlyMap<string, readonly string[]> => {
  const whole = { ...model, rules, parameters };
  const byId = Map.groupBy(citationsIn(whole), ({ id }) => id);
  return new Map([...byId].map(([id, citations]) => [id, gathered(citations.map((one) => placeName(whole, one)))]));
};

const placesText = (places: readonly string[] = []) =>
  joined(
    places.map((place) => codeText(place)),
    ', ',
  );

/** The specification in our own words, clause by clause, with what carries each out. */
export const specificationArea = (project: Project, translator: Translator): AuditArea => {
  const { t } = translator;
  const places = citingPlaces(project);
  const table = (section: string): AuditBlock => ({
    kind: 'table',
    title: t('specification'),
    head: [t('clause'), t('whatItSays'), t('citedBy'), t('deviations')],
    rows: project.model.clauses
      .filter(({ id }) => id.startsWith(`${section}.`))
      .map((clause) => [
        clause.id,
        localizedText(clause, translator),
        placesText(places.get(clause.id)),
        (clause.deviations ?? []).join(', '),
      ]),
  });
  return {
    id: 'specification',
    title: t('specification'),
    sections: project.model.sections.map((section) => {
      const title = `${section.id}. ${localized(section, translator)}`;
      return { id: `specification-${section.id}`, title, blocks: [table(section.id)] };
    }),
  };
};

/** The passages of the law that the model obeys. */
export const lawsArea = (project: Project, translator: Translator): AuditArea => {
  const { t } = translator;
  const places = citingPlaces(project);
  const table: AuditBlock = {
    kind: 'table',
    title: t('laws'),
    head: [t('law'), t('publication'), t('inForceSince'), t('whatItSays'), t('citedBy')],
    rows: project.model.laws.map((law) => [
      passageText(law, translator),
      law.publication === null ? '' : localized(law.publication, translator),
      law.inForceFrom ?? '',
      localizedText(law.says, translator),
      placesText(places.get(law.id)),
    ]),
  };
  return { id: 'laws', title: t('laws'), sections: [{ id: 'laws-table', title: t('laws'), blocks: [table] }] };
};
