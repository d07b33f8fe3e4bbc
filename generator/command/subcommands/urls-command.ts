import { compareByCodeUnit } from '#domain/texts/compare-text.ts';
import { planAddresses } from '../../addresses/expand-addresses.ts';
import { planRedirects } from '../../addresses/plan-redirects.ts';
import { loadProject } from '../../load/load-project.ts';
import { listAnsweredUrls, parseLedgerAddresses } from '../../plan/routes/ledger.ts';
import { sitemapMembership } from '../../plan/routes/sitemap-membership.ts';
import { formatProblem } from '../../problems/problem.ts';
import { createRuleDecider } from '../../rules/meaning/decide.ts';
import { parseEditionDay } from '../../rules/meaning/parameter-value.ts';
import { articleNames } from '../../validate/content/article-names.ts';
import { validateProject } from '../../validate/index.ts';
import type { CommandResult } from './command-result.ts';

interface LedgerLine {
  readonly path: string;
  readonly answer: string;
  readonly subject: string;
}

const printed = (lines: readonly LedgerLine[]): readonly string[] => {
  const [pathWidth, answerWidth] = [
    Math.max(...lines.map(({ path }) => path.length)),
    Math.max(...lines.map(({ answer }) => answer.length)),
  ];
  return lines.map(({ path, answer, subject }) =>
    `${path.padEnd(pathWidth)}  ${answer.padEnd(answerWidth)}  ${subject}`.trimEnd(),
  );
};

/** Lists every URL of the ledger and of the model with its answer; ends with code 1 if a published URL has none. */
export const runUrlsCommand = async (root: string): Promise<CommandResult> => {
  const { loaded, problems } = await loadProject({ root });
  if (loaded === undefined) return { exitCode: 3, lines: problems.map(formatProblem) };
  const { project } = validateProject(loaded);
  if (project === null) return { exitCode: 3, lines: ['The model has problems; `npm run generate` names them.'] };
  const { model, rules, parameters } = project;
  const decide = createRuleDecider(rules, { parameters, editionDay: parseEditionDay(model.edition) });
  const addresses = planAddresses(model, articleNames(project.content));
  const pages = addresses.map(({ path, route, kind }): LedgerLine => {
    const { prerender, sitemap } = sitemapMembership(route, decide);
    return {
      path,
      answer: prerender ? 'page' : 'app',
      subject: `${kind} ${route.id}${sitemap === null ? ', noindex' : ''}`,
    };
  });
  const redirects = planRedirects(model, addresses).map(
    ({ from, to }): LedgerLine => ({ path: from, answer: '301', subject: to }),
  );
  const gone = model.gone.map(({ path, reason }): LedgerLine => ({ path, answer: '410', subject: reason }));
  const named = new Set([...pages, ...redirects, ...gone].map(({ path }) => path));
  const urls = listAnsweredUrls(model, addresses);
  const feeds = urls
    .filter((path) => !named.has(path))
    .map((path): LedgerLine => ({ path, answer: 'feed', subject: '' }));
  const answered = [...pages, ...redirects, ...gone, ...feeds];
  const known = new Set(urls);
  const ledger = parseLedgerAddresses(project.previousUrls);
  const published = new Set(ledger);
  const lost = ledger
    .filter((path) => !known.has(path))
    .map((path): LedgerLine => ({ path, answer: 'lost', subject: 'add a redirect or a row to model/routes/gone.ts' }));
  const all = [...answered, ...lost].toSorted((a, b) => compareByCodeUnit(a.path, b.path));
  const fresh = urls.filter((path) => !published.has(path)).length;
  const summary = `${pages.length} pages, ${feeds.length} feeds, ${redirects.length} redirects, ${gone.length} gone, ${lost.length} lost; ${fresh} not yet published (npm run release).`;
  return { exitCode: lost.length > 0 ? 1 : 0, lines: [...printed(all), '', summary] };
};
