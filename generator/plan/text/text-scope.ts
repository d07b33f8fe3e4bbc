import type { Locale } from '#domain/locale.ts';
import { formatPrice } from '#domain/money/amount.ts';
import { formatPaymentMethods, paymentMethods, wordsOfPayment } from '#domain/money/payment-methods.ts';
import type { LocalizedText } from '#model/localized-text.ts';
import type { City } from '#model/schema/places.ts';
import { parameterValueById, parameterValueOnDay, parseEditionDay } from '../../rules/meaning/parameter-value.ts';
import { findQuotedMessage } from '../../validate/content/messages.ts';
import { type FactForm, factForms, unitTextsInLocale } from '../../validate/numbers-in-texts.ts';
import type { Project } from '../../validate/project.ts';
import { phoneOfAudience } from '../phones.ts';
import { cityNameInLocale, kilometresBetweenCities, nearestCities } from '../places.ts';
import { fillTextArguments, nonBreakingPostalTown, nonBreakingStreet, type Scope } from './fill-text.ts';
import { formatNumberWithUnit } from './format-fact.ts';
import { paymentExampleArguments, paymentExampleDay } from './payment-example.ts';
import { describeValuesOverTime } from './values-over-time.ts';

/** The names of the ways to pay, such as `{payment.p24}`, and in `{paymentWays}` those that a contract may name. */
const paymentTexts = (locale: Locale): Readonly<Record<string, string>> => ({
  ...Object.fromEntries(Object.entries(wordsOfPayment).map(([method, { by }]) => [`payment.${method}`, by[locale]])),
  paymentWays: formatPaymentMethods(
    paymentMethods.filter((method) => method !== 'sandbox'),
    locale,
  ),
});

export const isFactForm = (name: string): name is FactForm => factForms.some((form) => form === name);

/**
 * Interface texts, and the parameters by id, each with its unit or in another form, as in `{kppHours:genitive}`. A parameter in `byDay` is
 * not read on the edition day, so its text names all its values.
 */
export const createParameterScope = (project: Project, locale: Locale, byDay: readonly string[] = []): Scope => {
  const units = unitTextsInLocale(project.content, locale);
  return (argument) => {
    if (argument.startsWith('message.')) return findQuotedMessage(project.content, argument, locale);
    const [id = '', form = 'nominative'] = argument.split(':');
    const parameter = Object.hasOwn(project.parameters, id) ? project.parameters[id] : undefined;
    if (parameter === undefined || !isFactForm(form)) return null;
    const formatValue = (value: number) => formatNumberWithUnit({ value, unit: parameter.unit, form }, locale, units);
    if (byDay.includes(id)) return describeValuesOverTime(parameter, locale, formatValue);
    const value = parameterValueOnDay(parameter, parseEditionDay(project.model.edition));
    return value === null ? null : formatValue(value);
  };
};

const kilometresInText = (one: City, other: City): string => `${kilometresBetweenCities(one, other)}\u{a0}km`;

const cityScope = (city: City, locale: Locale, project: Project): Readonly<Record<string, string>> => {
  const near = nearestCities(project.model, city).flatMap((place, index): [string, string][] => {
    const key = `near${index + 1}`;
    return [
      [key, cityNameInLocale(place, locale)],
      [`${key}.locative`, place.locative],
      [`${key}.genitive`, place.genitive],
      [`${key}.kilometres`, kilometresInText(city, place)],
    ];
  });
  const others = project.model.cities
    .filter(({ id }) => id !== city.id)
    .map((other): [string, string] => [`kilometres.${other.id}`, kilometresInText(city, other)]);
  const region = project.model.regions.find(({ id }) => id === city.region);
  return {
    city: cityNameInLocale(city, locale),
    'city.locative': city.locative,
    'city.genitive': city.genitive,
    region: region?.name[locale] ?? '',
    ...Object.fromEntries([...near, ...others]),
  };
};

/** The names of all arguments, including those that only a text about a city may use. */
export const listArgumentNames = ({
  parameters,
  model,
  content,
}: Pick<Project, 'parameters' | 'model' | 'content'>): readonly string[] => [
  ...Object.keys(parameters).flatMap((id) => [id, ...factForms.map((form) => `${id}:${form}`)]),
  ...model.cities.map(({ id }) => `kilometres.${id}`),
  ...model.audiences.map(({ id }) => `phone.${id}`),
  ...model.gaps.map(({ id }) => `gap.${id}`),
  ...model.externalLinks.map(({ id }) => `link.${id}`),
  ...model.statements.map(({ id }) => `statement.${id}`),
  ...model.discounts.flatMap(({ id, forTwo }) => [
    `discount.${id}`,
    ...(forTwo === null ? [] : [`discount.${id}.forTwo`]),
  ]),
  ...agesOfCourses(model).keys(),
  ...[...content.messages.pl].flatMap(([name, messages]) => messages.map(({ key }) => `message.${name}.${key}`)),
  ...Object.keys(paymentTexts('pl')),
  ...paymentExampleArguments,
  ...['coursesForMinors', 'discounts', 'phone', 'email', 'organisation', 'organisation.legalName', 'address', 'nip'],
  ...[
    'city',
    'city.locative',
    'city.genitive',
    'region',
    'near1',
    'near1.locative',
    'near1.genitive',
    'near1.kilometres',
  ],
];

/** A text with its arguments filled in; null if one of them is unknown. */
const filledWhole = (text: string, scope: Scope): string | null => {
  let whole = true;
  const filled = fillTextArguments(text, scope, () => {
    whole = false;
  });
  return whole ? filled : null;
};

/** The price for two persons with a discount that states one, e.g. `discount.guardian-pair.forTwo`; null for other arguments. */
const priceForTwo = (project: Project, argument: string, locale: Locale): string | null => {
  const valueToday = (id: string): number | null => {
    const parameter = project.parameters[id];
    return parameter === undefined ? null : parameterValueOnDay(parameter, parseEditionDay(project.model.edition));
  };
  const forTwo =
    project.model.discounts.find(({ id, forTwo: both }) => both !== null && argument === `discount.${id}.forTwo`)
      ?.forTwo ?? null;
  const price = forTwo && valueToday(forTwo.price);
  const less = forTwo && valueToday(forTwo.less);
  return price === null || less === null ? null : formatPrice(2 * price - less, locale);
};

/** By argument, e.g. `course.bls.minimumAge`: the parameter with the minimum age of the course. */
export const agesOfCourses = ({ courseTypes }: Project['model']): ReadonlyMap<string, string> =>
  new Map(courseTypes.map(({ id, minimumAge }) => [`course.${id}.minimumAge`, minimumAge]));

/** The courses that minors may book, by their age: `one course, another course: 14 years`. */
const coursesForMinors = ({ model, parameters }: Project, locale: Locale, numbers: Scope): string => {
  const ageOf = (id: string) => parameterValueById(parameters, id, parseEditionDay(model.edition)) ?? 0;
  const open = model.audiences.filter(({ openCourses }) => openCourses).map(({ id }) => id);
  const admitting = model.courseTypes.filter(
    ({ audience, minimumAge }) => open.includes(audience) && ageOf(minimumAge) < ageOf('adultAge'),
  );
  return [...Map.groupBy(admitting, ({ minimumAge }) => numbers(minimumAge) ?? minimumAge)]
    .map(([age, courses]) => `${courses.map(({ name }) => name[locale]).join(', ')}: ${age}`)
    .join('; ');
};

/**
 * Everything that a text of this locale may name: parameters with their forms, the provider and its facts that are still unknown,
 * statements, and a city with its neighbours.
 */
export const createTextScope = (
  project: Project,
  locale: Locale,
  city: City | null,
  audience: string | null = null,
): Scope => {
  const { gaps, externalLinks, organisation } = project.model;
  const { discounts } = project.model;
  const statements: ReadonlyMap<string, LocalizedText> = new Map([
    ...project.model.statements.map(({ id, words }) => [`statement.${id}`, words] as const),
    ...discounts.map(({ id, words }) => [`discount.${id}`, words] as const),
  ]);
  const sentence = (argument: string): string | undefined =>
    argument === 'discounts'
      ? discounts.map(({ words }) => words[locale]).join(' ')
      : // Both languages count as read: one of them may have no text that needs the sentence.
        { ...statements.get(argument) }[locale];
  const numbers = createParameterScope(project, locale);
  const phone = (id: string | null) => phoneOfAudience(project.model, id).display.replaceAll(' ', '\u{a0}');
  const names: Readonly<Record<string, string>> = {
    phone: phone(audience),
    email: organisation.email,
    organisation: organisation.name,
    'organisation.legalName': organisation.legalName,
    address: `${nonBreakingStreet(organisation.address.street)}, ${nonBreakingPostalTown(organisation.address)}`,
    nip: organisation.nip,
    ...paymentTexts(locale),
    ...Object.fromEntries(externalLinks.map(({ id, name }) => [`link.${id}`, name[locale] ?? name.pl])),
    ...Object.fromEntries(gaps.map(({ id, words, value }) => [`gap.${id}`, (value ?? words)[locale]])),
    ...(city === null ? {} : cityScope(city, locale, project)),
  };
  const ages = agesOfCourses(project.model);
  const facts: Scope = (argument) => {
    if (Object.hasOwn(names, argument)) return names[argument] ?? null;
    const caller = project.model.audiences.find(({ id }) => argument === `phone.${id}`);
    if (caller !== undefined) return phone(caller.id);
    if (argument === 'coursesForMinors') return coursesForMinors(project, locale, numbers);
    if (argument.startsWith('paymentExample.')) return paymentExampleDay(project, argument, locale);
    if (argument.endsWith('.forTwo')) return priceForTwo(project, argument, locale);
    const [name = '', form = 'nominative'] = argument.split(':');
    return numbers(ages.has(name) ? `${ages.get(name)}:${form}` : argument);
  };
  return (argument) => {
    const statement = sentence(argument);
    return statement === undefined ? facts(argument) : filledWhole(statement, facts);
  };
};
