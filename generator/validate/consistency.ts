import type { Field, Form } from '#model/schema/forms.ts';
import type { Facts } from '#model/schema/model.ts';
import type { Finding } from '../problems/finding.ts';
import { nearestName } from '../problems/nearest-name.ts';
import { placeIn, type RowPlaces } from './shape.ts';

type Say = (
  row: object,
  path: readonly (string | number)[],
  text: Pick<Finding, 'code' | 'found'> & Partial<Finding>,
) => Finding;

const sayer =
  (rows: RowPlaces): Say =>
  (row, path, text) => ({ ...text, at: placeIn(rows)(row, ...path) });

/** Each audience lists exactly the types that name it. */
const checkAudiences = (facts: Facts, say: Say): Finding[] => [
  ...facts.audiences.flatMap((audience) =>
    audience.types.flatMap((id, index) => {
      const type = facts.courseTypes.find((candidate) => candidate.id === id);
      return type !== undefined && type.audience !== audience.id
        ? [
            say(audience, ['types', index], {
              code: 'audience-mismatch',
              found: `“${id}” belongs to the audience “${type.audience}”.`,
            }),
          ]
        : [];
    }),
  ),
  ...facts.courseTypes
    .filter((type) => !facts.audiences.some(({ types }) => types.includes(type.id)))
    .map((type) =>
      say(type, ['id'], { code: 'unused-entity', found: `No audience lists the course type “${type.id}”.` }),
    ),
  ...facts.courseTypes
    .filter((type) => !facts.routes.some(({ types }) => types?.includes(type.id)))
    .map((type) =>
      say(type, ['id'], { code: 'not-offered', found: `No route leads to the course type “${type.id}”.` }),
    ),
];

/** A type with city pages names its cities, and the routes offer every one of them; the others name none (C30). */
const checkLocalization = (facts: Facts, say: Say): Finding[] =>
  facts.courseTypes.flatMap((type) => {
    const routed = facts.routes.filter(
      ({ path, types }) => path.pl.includes('{city}') && path.pl.includes('{type}') && types?.includes(type.id),
    );
    const offered = new Set(routed.flatMap(({ cities = [] }) => cities));
    const moved = facts.redirects.some(({ from, types }) => from.includes('{city}') && types?.includes(type.id));
    if (type.localization === 'param') {
      return type.cities
        .map((city, index) => ({ city, index }))
        .filter(({ city }) => !offered.has(city))
        .map(({ city, index }) =>
          say(type, ['cities', index], {
            code: 'not-offered',
            found: `“${type.id}” in “${city}” is neither a page nor a redirect.`,
          }),
        );
    }
    if (type.cities.length > 0 && routed.length === 0) {
      return [
        say(type, ['cities'], {
          code: 'localization-mismatch',
          found: `“${type.id}” has cities, but takes no city in its path.`,
        }),
      ];
    }
    return type.localization === 'query' && type.audience === 'individual' && !moved
      ? [
          say(type, ['localization'], {
            code: 'not-offered',
            found: `No redirect takes “${type.id}” with a city to its query.`,
          }),
        ]
      : [];
  });

const checkCities = (facts: Facts, say: Say): Finding[] => [
  ...facts.regions
    .filter((region) => !facts.cities.some((city) => city.region === region.id))
    .map((region) =>
      say(region, ['id'], { code: 'unused-entity', found: `No city lies in the region “${region.id}”.` }),
    ),
  ...facts.regions.flatMap((region) => {
    const city = facts.cities.find(({ id }) => id === region.city);
    return city !== undefined && city.region !== region.id
      ? [
          say(region, ['city'], {
            code: 'region-mismatch',
            found: `“${region.city}” lies in the region “${city.region}”.`,
          }),
        ]
      : [];
  }),
];

const checkSteps = (form: Form, say: Say): Finding[] => {
  const ids = form.fields.map((field: Field) => field.id);
  const stepped = form.steps.flatMap(({ fields }) => [...fields]);
  const dangling = form.steps.flatMap((step, index) =>
    step.fields.flatMap((id, position) => {
      if (ids.includes(id)) return [];
      const nearest = nearestName(id, ids);
      return [
        say(form, ['steps', index, 'fields', position], {
          code: 'dangling-reference',
          found: `There is no field “${id}”.`,
          ...(nearest === undefined ? {} : { nearest }),
        }),
      ];
    }),
  );
  const twice = ids.flatMap((id, index) =>
    ids.indexOf(id) < index
      ? [say(form, ['fields', index, 'id'], { code: 'duplicate-id', found: `The field “${id}” stands twice.` })]
      : [],
  );
  const unasked = form.fields.flatMap((field, index) =>
    stepped.includes(field.id)
      ? []
      : [
          say(form, ['fields', index, 'id'], {
            code: 'unused-entity',
            found: `No step asks for the field “${field.id}”.`,
          }),
        ],
  );
  return [...dangling, ...twice, ...unasked];
};

const checkMenus = (facts: Facts, say: Say): Finding[] =>
  facts.menus.flatMap((menu) =>
    menu.entries.flatMap((entry, index) => {
      const targets = [entry.route, entry.link].filter((target) => target !== undefined);
      if (targets.length === 1) return [];
      return [
        say(menu, ['entries', index], {
          code: 'menu-target',
          found: `The entry “${entry.id}” leads to ${targets.length === 0 ? 'nothing' : 'two places'}.`,
        }),
      ];
    }),
  );

const checkUnused = (facts: Facts, say: Say): Finding[] => [
  ...facts.galleries
    .filter(({ id }) => !facts.courseTypes.some(({ gallery }) => gallery === id))
    .map((gallery) =>
      say(gallery, ['id'], { code: 'unused-entity', found: `No course type shows the gallery “${gallery.id}”.` }),
    ),
  ...facts.calendarKeys
    .filter(({ key, role }) => role === 'type' && !facts.courseTypes.some(({ calendar }) => calendar === key))
    .map((key) =>
      say(key, ['key'], { code: 'unused-entity', found: `No course type uses the calendar key “${key.key}”.` }),
    ),
];

const checkRegister = (facts: Facts, say: Say): Finding[] =>
  facts.register.flatMap((entry, index) => {
    const before = facts.register[index - 1];
    const expected = before === undefined ? 1 : Number(before.id.slice(1)) + 1;
    return Number(entry.id.slice(1)) === expected || Number(entry.id.slice(1)) === Number(before?.id.slice(1))
      ? []
      : [say(entry, ['id'], { code: 'register-order', found: `“${entry.id}” follows “${before?.id ?? 'nothing'}”.` })];
  });

/** Facts that contradict each other across tables. */
export const checkConsistency = (facts: Facts, rows: RowPlaces): Finding[] => {
  const say = sayer(rows);
  return [
    ...checkAudiences(facts, say),
    ...checkLocalization(facts, say),
    ...checkCities(facts, say),
    ...facts.forms.flatMap((form) => checkSteps(form, say)),
    ...checkMenus(facts, say),
    ...checkUnused(facts, say),
    ...checkRegister(facts, say),
  ];
};
