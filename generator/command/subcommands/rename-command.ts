import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Locale, localeIds } from '#domain/locale.ts';
import { findNearestName } from '#domain/texts/nearest-name.ts';
import { slug } from '#model/schema/base.ts';
import type { Model } from '#model/schema/model.ts';
import { loadModel } from '../../load/load-model.ts';
import { formatProblem } from '../../problems/problem.ts';
import { parseLoadedModel } from '../../validate/read-model.ts';
import { type Renaming, renameCity, renameCourseSlug, renamePagePath } from '../../write/rename-rows.ts';
import type { CommandResult } from './command-result.ts';

const usage = 'Usage: npm run model -- rename page|course|city ID NEW-SLUG [--locale pl|en]';

const options = { locale: { type: 'string', default: 'pl' } } as const;

interface Wish {
  readonly kind: string;
  readonly id: string;
  readonly to: string;
  readonly locale: Locale;
}

const readWish = (args: readonly string[]): Wish | string => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, strict: true, allowPositionals: true });
    const [kind = '', id, to, ...more] = positionals;
    const locale = localeIds.find((one) => one === values.locale);
    if (id === undefined || to === undefined || more.length > 0) return 'A kind, an id and a new slug are needed.';
    if (locale === undefined) return `“${values.locale}” is no language of the site.`;
    if (!slug.safeParse(to).success)
      return `“${to}” is no slug: small letters without accents, digits and single dashes.`;
    return { kind, id, to, locale };
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

const unknown = (what: string, id: string, known: readonly string[]): string => {
  const nearest = findNearestName(id, known);
  return `“${id}” is no ${what}.${nearest === undefined ? '' : ` Is “${nearest}” meant?`}`;
};

const formerNames = (names: readonly string[], { from, to }: Pick<Renaming, 'from' | 'to'>): readonly string[] => [
  ...new Set([...names, from].filter((name) => name !== to)),
];

/** Renames the last part of a page's path, and with it all paths below the page; returns the reason if it cannot. */
const renamePath = (root: string, { id, to, locale }: Wish, { routes }: Model): string | null => {
  const route = routes.find((one) => one.id === id);
  if (route === undefined)
    return unknown(
      'page',
      id,
      routes.map((one) => one.id),
    );
  const from = route.path[locale];
  if (from === undefined) return `The page “${id}” has no address in this language.`;
  const [last = '', ...parts] = from.split('/').toReversed();
  if (!slug.safeParse(last).success || (locale === 'en' && parts.length < 2))
    return `The last part of the address “${from}” cannot be renamed.`;
  const path = [to, ...parts].toReversed().join('/');
  if (path === from) return `The page “${id}” already has this address.`;
  const taken = routes.find((one) => one.path[locale] === path);
  if (taken !== undefined) return `The page “${taken.id}” already has the address “${path}”.`;
  renamePagePath({ root, from, to: path, locale });
  return null;
};

/** Edits the files; returns the reason if it cannot. */
const applyWish = (root: string, { kind, id, to, locale }: Wish, model: Model): string | null => {
  if (kind === 'course') {
    const type = model.courseTypes.find((one) => one.id === id);
    if (type === undefined)
      return unknown(
        'course',
        id,
        model.courseTypes.map((one) => one.id),
      );
    const from = type.slug[locale];
    if (from === to) return `The course “${id}” already has this slug.`;
    if (model.courseTypes.some((one) => one.slug[locale] === to)) return `Another course already has the slug “${to}”.`;
    const { pl = [], en = [] } = type.formerSlugs ?? {};
    const [own, others] = locale === 'pl' ? [pl, en] : [en, pl];
    renameCourseSlug({ root, id, from, to, former: formerNames(own, { from, to }) }, locale, others);
    return null;
  }
  if (kind === 'page') return renamePath(root, { kind, id, to, locale }, model);
  if (kind !== 'city') return `“${kind}” cannot be renamed; a page, a course or a city can.`;
  const city = model.cities.find((one) => one.id === id);
  if (city === undefined)
    return unknown(
      'city',
      id,
      model.cities.map((one) => one.id),
    );
  if (model.cities.some((one) => one.id === to)) return `There is already a city “${to}”.`;
  renameCity({ root, id, from: id, to, former: formerNames(city.formerIds ?? [], { from: id, to }) });
  return null;
};

const program = resolve(import.meta.dirname, '../..', 'main.ts');

/** Renames a page, a course or a city in model and content, then generates: former addresses redirect to the new ones in one hop. */
export const runRenameCommand = async (root: string, args: readonly string[]): Promise<CommandResult> => {
  const wish = readWish(args);
  if (typeof wish === 'string') return { exitCode: 2, lines: [wish, usage] };
  const { model, problems } = await loadModel(root);
  if (problems.length > 0) return { exitCode: 3, lines: problems.map(formatProblem) };
  const facts = parseLoadedModel(model);
  if ('unreadable' in facts) return { exitCode: 3, lines: [`The model has problems: ${facts.unreadable}`] };
  const fault = applyWish(root, wish, facts.model);
  if (fault !== null) return { exitCode: 2, lines: [fault, usage] };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, '--root', join(root)], { encoding: 'utf8' });
  const done = `${wish.kind} ${wish.id}: ${wish.to}. Its former addresses redirect to the new ones.`;
  return {
    exitCode: status === 0 ? 0 : 1,
    lines: [status === 0 ? done : 'The generator reports problems:', `${stdout}${stderr}`.trim()],
  };
};
