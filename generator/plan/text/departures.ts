import type { Locale } from '#domain/locale.ts';
import type { Model } from '#model/schema/model.ts';
import type { Parameters } from '../../rules/meaning/parameter-value.ts';
import type { Content } from '../../validate/content/content.ts';
import { findContradictingStatements, unitTextsInLocale } from '../../validate/numbers-in-texts.ts';

const words: Readonly<Record<Locale, string>> = { pl: 'inaczej niż specyfikacja', en: 'other than specification' };

interface Facts {
  readonly parameters: Parameters;
  readonly clauses: Model['clauses'];
  readonly content: Pick<Content, 'messages'>;
}

/** The clauses that a number cites and that state another value. A clause that states the value of another time is no departure. */
export const clausesDepartedFrom = (id: string, { parameters, clauses, content }: Facts): Facts['clauses'] => {
  const parameter = Object.hasOwn(parameters, id) ? parameters[id] : undefined;
  if (parameter === undefined) return [];
  const around = { statements: clauses, units: unitTextsInLocale(content, 'en') };
  const stated = parameter.values.map(({ value }) =>
    findContradictingStatements(value, parameter, around).map((one) => one.id),
  );
  return clauses.filter((clause) => stated.length > 0 && stated.every((ids) => ids.includes(clause.id)));
};

/** The mark printed after a number that departs from its clauses; empty if none of them states another value. */
export const departureMark = (id: string, facts: Facts, locale: Locale): string => {
  const departed = clausesDepartedFrom(id, facts).map((clause) => clause.id);
  return departed.length === 0 ? '' : ` [${words[locale]} ${departed.join(', ')}]`;
};
