import { localeIds } from '#domain/locale.ts';
import { findNearestName } from '#domain/texts/nearest-name.ts';
import type { Address } from '../../addresses/address.ts';
import type { Finding } from '../../problems/finding.ts';
import { parameterValueOnDay, parseEditionDay } from '../../rules/meaning/parameter-value.ts';
import type { Project } from '../../validate/project.ts';
import { missingUnitFinding } from './missing-unit.ts';
import { isFactForm, listArgumentNames } from './text-scope.ts';

/** Marks a finding as caused by a missing argument or link target. */
export const lackOfReference = (kind: 'argument' | 'link', name: string): Pick<Finding, 'lacks'> => ({
  lacks: [`${kind} ${name}`],
});

const targetOf = ({ route, type, city, article, kind }: Address): string => {
  if (article !== null) return `article:${article}`;
  if (kind === 'city-listing') return `city:${city}`;
  if (type !== null) return `course:${type}${city === null ? '' : `/${city}`}`;
  return `route:${route.id}`;
};

const kinds: Readonly<Record<string, string>> = {
  article: 'article',
  city: 'city',
  route: 'route',
  link: 'external link',
};

/** The things that a link target needs and that do not exist. */
const lackedBy = (target: string, { model }: Project): readonly string[] => {
  const [scheme = '', name = ''] = target.split(/:(.*)/s);
  if (scheme !== 'course') return [`${kinds[scheme] ?? 'link'} ${name}`];
  const [type = '', city] = name.split('/');
  const hasType = model.courseTypes.some(({ id }) => id === type);
  const hasCity = city === undefined || model.cities.some(({ id }) => id === city);
  if (hasType && hasCity) return [`offer ${name}`];
  return [...(hasType ? [] : [`course type ${type}`]), ...(hasCity ? [] : [`city ${city}`])];
};

interface Known {
  readonly project: Project;
  readonly addresses: readonly Address[];
}

const explainLink = (target: string, { project, addresses }: Known): Partial<Finding> => {
  const own = addresses.find(({ path }) => path === target);
  const links = project.model.externalLinks.find(({ url }) => url === target);
  const targets = [...new Set(addresses.map(targetOf)), ...project.model.externalLinks.map(({ id }) => `link:${id}`)];
  const nearest = (own && targetOf(own)) ?? (links && `link:${links.id}`) ?? findNearestName(target, new Set(targets));
  return {
    lacks: lackedBy(target, project),
    ...(nearest === undefined ? {} : { nearest }),
    ...(/^https?:/.test(target) && nearest === undefined
      ? { remedy: 'Add the address to model/site/external-links.ts and link to it as `link:…`.' }
      : {}),
  };
};

const explainArgument = (argument: string, { project }: Known): Partial<Finding> => {
  const [name = ''] = argument.split(':');
  const nearest = findNearestName(argument, listArgumentNames(project));
  const known = Object.hasOwn(project.parameters, name);
  const city = /^kilometres\.(?=.)/.test(name) ? name.replace('kilometres.', 'city ') : undefined;
  return {
    lacks: [known ? `argument ${argument}` : (city ?? `parameter ${name}`)],
    ...(nearest === undefined ? {} : { nearest }),
  };
};

/** The unit of an argument whose parameter, form and value all exist, so that only the text of its unit can be missing; else null. */
const unitWithoutTexts = (argument: string, { model, parameters }: Project): string | null => {
  const [id = '', form = 'nominative'] = argument.split(':');
  const parameter = Object.hasOwn(parameters, id) ? parameters[id] : undefined;
  if (parameter === undefined || !isFactForm(form)) return null;
  return parameterValueOnDay(parameter, parseEditionDay(model.edition)) === null ? null : parameter.unit;
};

/**
 * Adds the probable name, and what the model lacks, to a finding about a text; if only the text of a unit is missing, another finding says
 * so instead.
 */
export const addSuggestedName = (finding: Finding, known: Known): Finding => {
  const [, kind, name] = /^(argument|link) (.*)$/s.exec(finding.lacks?.[0] ?? '') ?? [];
  if (kind === undefined || name === undefined) return finding;
  const { at } = finding;
  const unit = kind === 'argument' ? unitWithoutTexts(name, known.project) : null;
  const locale = localeIds.find((id) => 'content' in at && at.content.startsWith(`${id}/`));
  if (unit !== null && locale !== undefined) return missingUnitFinding(locale, unit);
  const words = kind === 'argument' ? `{${name}}` : `](${name})`;
  return {
    ...finding,
    ...('content' in at && at.path !== undefined ? { at: { ...at, words } } : {}),
    ...(kind === 'argument' ? explainArgument(name, known) : explainLink(name, known)),
  };
};
