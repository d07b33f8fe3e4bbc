import type { Finding } from '../../problems/finding.ts';
import type { Planning } from '../planning/planning.ts';
import { sitemapMembership } from '../routes/sitemap-membership.ts';
import type { ReportLine, ReportSection } from './report.ts';

/** The register entry about texts and pictures that the sources leave out. */
const emptyTexts = 'C68';
const galleries = 'C67';
const partialEnglish = 'C69';

const cityGaps = ({ project, city }: Planning): ReportLine[] =>
  project.model.courseTypes.flatMap((type) =>
    type.citiesWithoutText.map((id) => ({
      text: `${type.name.en}, ${city(id)?.name ?? id}: no text of its own; the page shows content/pl/cities/${type.id}/_general.md.`,
      register: [emptyTexts],
    })),
  );

const isWritten = ({ content }: Planning['project'], course: string, section: string): boolean =>
  content.documents.pl.get(`courses/${course}`)?.sections[section] !== undefined;

const courseGaps = ({ project }: Planning): ReportLine[] =>
  project.model.courseTypes.flatMap((type) => [
    ...(type.emptySeo
      ? [{ text: `${type.name.en}: the section “seo” is empty in the sources and left out.`, register: [emptyTexts] }]
      : []),
    ...project.model.courseSections
      .filter(({ id, needed, heading }) => !needed && heading !== null && !isWritten(project, type.id, id))
      .map(({ id, source }) => ({
        text: `${type.name.en}: no section “${id}”.`,
        register: source.document === 'register' ? source.entries : [emptyTexts],
      })),
    ...(type.gallery === null && type.audience === 'individual'
      ? [{ text: `${type.name.en}: no pictures in the sources; the page has no gallery.`, register: [galleries] }]
      : []),
  ]);

const englishGaps = ({ project, addresses, decide }: Planning): ReportLine[] =>
  project.model.routes
    .filter((route) => route.path.en === undefined && sitemapMembership(route, decide).prerender)
    .map(({ id, name }) => ({
      text: `“${name.pl}”: in Polish only, ${addresses.filter(({ route }) => route.id === id).length} page(s).`,
      register: [partialEnglish],
    }));

export const reportMissingTexts = (planning: Planning): ReportSection => ({
  heading: 'Texts and pictures that are missing',
  about: 'Each of these is missing in the sources. A missing text that the register does not name stops the generator.',
  lines: [...cityGaps(planning), ...courseGaps(planning), ...englishGaps(planning)],
});

/** Title lengths and repetitions. They are problems that stop the generator, so this section is empty in every report that is written. */
export const reportTitleFaults = (findings: readonly Finding[]): ReportSection => ({
  heading: 'Titles and descriptions that are repeated, too long or too short',
  about: 'Titles have at most 60 characters, descriptions 120 to 160; both are unique.',
  lines: findings.map(({ found }) => ({ text: found ?? '', register: [] })),
});
