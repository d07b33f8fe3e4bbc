import type { Area, Rule } from '#model/rules/language.ts';
import type { RegisterEntry } from '#model/schema/register.ts';
import { parametersOf } from '../../rules/meaning/rule-parameters.ts';
import type { Project } from '../../validate/project.ts';
import type { Translator } from './translator.ts';

const once = (areas: readonly Area[]): readonly Area[] => [...new Set(areas)];

const areasOfRules = (rules: readonly Rule[]): readonly Area[] => once(rules.map(({ area }) => area));

/** An amount is about prices, another number about what the rules are that read it. */
const areasOfNumber = (id: string, { rules, parameters }: Project): readonly Area[] =>
  parameters[id]?.unit === 'grosze'
    ? ['prices']
    : areasOfRules(rules.filter((rule) => parametersOf(rule).includes(id)));

/** What a place of the model that shows a decision is about: `rules.discount`, `parameters.kppPrice`, `forms.contact.fields.name`. */
const areasOfPlace = (place: string, project: Project): readonly Area[] => {
  const [table = '', id = ''] = place.split('.');
  if (table === 'rules') return areasOfRules(project.rules.filter((rule) => rule.id === id));
  if (table === 'parameters') return areasOfNumber(id, project);
  return table === 'forms' ? ['forms'] : [];
};

const areasOfEntry = (entry: RegisterEntry, project: Project): readonly Area[] => {
  const numbers = Object.entries(project.parameters).filter(([, { register }]) => register === entry.id);
  return once([
    ...areasOfRules(project.rules.filter(({ assumptions }) => assumptions.some((id) => id === entry.id))),
    ...entry.shownBy.flatMap((place) => areasOfPlace(place, project)),
    ...numbers.flatMap(([id]) => areasOfNumber(id, project)),
  ]);
};

const named = (areas: readonly Area[], { t }: Translator): readonly string[] => areas.map((area) => t('area', area));

export const ruleAreas = (rule: Rule, translator: Translator): readonly string[] => named([rule.area], translator);

export const numberAreas = (id: string, project: Project, translator: Translator): readonly string[] =>
  named(areasOfNumber(id, project), translator);

/** The subjects of an entry by the rules, numbers and forms that carry it; of one without any, the file that it stands in. */
export const entryAreas = (entry: RegisterEntry, project: Project, translator: Translator): readonly string[] => {
  const filed = entry.area === 'prices' ? translator.t('areaOther') : translator.t('registerArea', entry.area);
  const areas = areasOfEntry(entry, project);
  return areas.length > 0 ? named(areas, translator) : [filed];
};
