import { findNearestName } from '#domain/texts/nearest-name.ts';
import type { Field, Form } from '#model/schema/forms.ts';
import type { Model } from '#model/schema/model.ts';
import type { Finding } from '../../problems/finding.ts';
import type { Facts } from '../facts.ts';
import { createFieldLocator, type RowPlaces } from '../shape/shape.ts';

type CreateProblem = (
  row: object,
  path: readonly (string | number)[],
  text: Pick<Finding, 'code' | 'found'> & Partial<Finding>,
) => Finding;

const problemCreator =
  (rows: RowPlaces): CreateProblem =>
  (row, path, text) => ({ ...text, at: createFieldLocator(rows)(row, ...path) });

/**
 * Checks that every course has a page, that a course with city pages has cities and a route over them, and that other courses name no
 * cities (C30).
 */
const checkCourses = (model: Model, problem: CreateProblem): Finding[] =>
  model.courseTypes.flatMap((type) => {
    const routes = model.routes.filter(
      ({ path, audience }) => path.pl.includes('{type}') && audience === type.audience,
    );
    const hasCityPages = routes.some(({ localization }) => localization === 'param');
    if (routes.length === 0)
      return [problem(type, ['id'], { code: 'not-offered', found: `No route leads to the course type “${type.id}”.` })];
    if ((type.localization === 'param') === type.cities.length > 0 && (hasCityPages || type.cities.length === 0))
      return [];
    return [
      problem(type, ['localization'], {
        code: 'localization-mismatch',
        found: `“${type.id}” has ${type.cities.length} cities and takes its city by “${type.localization}”; its audience has ${hasCityPages ? 'a' : 'no'} route over cities.`,
      }),
    ];
  });

const checkCities = (model: Model, problem: CreateProblem): Finding[] => [
  ...model.regions
    .filter((region) => !model.cities.some((city) => city.region === region.id))
    .map((region) =>
      problem(region, ['id'], {
        code: 'unused-entity',
        found: `No city belongs to the region “${region.id}”.`,
        lacks: [`region ${region.id}`],
      }),
    ),
  ...model.regions.flatMap((region) => {
    const city = model.cities.find(({ id }) => id === region.city);
    return city !== undefined && city.region !== region.id
      ? [
          problem(region, ['city'], {
            code: 'region-mismatch',
            found: `“${region.city}” belongs to the region “${city.region}”.`,
            lacks: [`region ${city.region}`, `region ${region.id}`],
          }),
        ]
      : [];
  }),
];

const checkSteps = (form: Form, problem: CreateProblem): Finding[] => {
  const ids = form.fields.map((field: Field) => field.id);
  const stepped = form.steps.flatMap(({ fields }) => [...fields]);
  const unused = ids.filter((id) => !stepped.includes(id));
  const dangling: Finding[] = [];
  for (const [index, step] of form.steps.entries())
    for (const [position, id] of step.fields.entries()) {
      if (ids.includes(id)) continue;
      const nearest = findNearestName(id, ids);
      dangling.push(
        problem(form, ['steps', index, 'fields', position], {
          code: 'dangling-reference',
          found: `There is no field “${id}”.`,
          lacks: [id, ...unused].map((name) => `field ${form.id}.${name}`),
          ...(nearest === undefined ? {} : { nearest }),
        }),
      );
    }
  const twice = ids.flatMap((id, index) =>
    ids.indexOf(id) < index
      ? [problem(form, ['fields', index, 'id'], { code: 'duplicate-id', found: `The field “${id}” occurs twice.` })]
      : [],
  );
  const idle = form.fields.flatMap((field, index) =>
    stepped.includes(field.id)
      ? []
      : [
          problem(form, ['fields', index, 'id'], {
            code: 'unused-entity',
            found: `No step asks for the field “${field.id}”.`,
            lacks: [`field ${form.id}.${field.id}`],
          }),
        ],
  );
  return [...dangling, ...twice, ...idle];
};

const checkMenus = (model: Model, problem: CreateProblem): Finding[] => {
  const findings: Finding[] = [];
  for (const menu of model.menus)
    for (const [index, { id, route, link }] of menu.entries.entries()) {
      const targets = [route, link].filter((target) => target !== undefined);
      if (targets.length === 1) continue;
      const found = `The entry “${id}” has ${targets.length === 0 ? 'no target' : 'two targets'}.`;
      findings.push(problem(menu, ['entries', index], { code: 'menu-target', found }));
    }
  return findings;
};

const checkUnused = (model: Model, problem: CreateProblem): Finding[] => [
  ...model.galleries
    .filter(({ id }) => !model.courseTypes.some(({ gallery }) => gallery === id))
    .map((gallery) =>
      problem(gallery, ['id'], {
        code: 'unused-entity',
        found: `No course type shows the gallery “${gallery.id}”.`,
        lacks: [`gallery ${gallery.id}`],
      }),
    ),
  ...model.calendarKeys
    .filter(({ key, role }) => role === 'type' && !model.courseTypes.some(({ calendar }) => calendar === key))
    .map((key) =>
      problem(key, ['key'], {
        code: 'unused-entity',
        found: `No course type uses the calendar key “${key.key}”.`,
        lacks: [`calendar type ${key.key}`],
      }),
    ),
];

/** Findings for facts that contradict each other across tables. */
export const checkCrossTableConsistency = ({ model, rows }: Facts): Finding[] => {
  const problem = problemCreator(rows);
  return [
    ...checkCourses(model, problem),
    ...checkCities(model, problem),
    ...model.forms.flatMap((form) => checkSteps(form, problem)),
    ...checkMenus(model, problem),
    ...checkUnused(model, problem),
  ];
};
