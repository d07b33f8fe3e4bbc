import { compileProse } from '#generator/plan/text/prose.ts';
import { parseMarkdown } from '#generator/validate/content/markdown.ts';
import { Prose } from '#site/ui/text/prose.tsx';
import { useAudit } from '../audit.ts';
import { Document } from '../parts/layout.tsx';

/** The notes of the releases, as people wrote them. */
export const ChangesDocument = () => {
  const { t, repository } = useAudit();
  // The text above the first release is for developers.
  const releases = (repository.releaseNotes ?? '').replace(/^.*?(?=^## )/ms, '');
  const blocks = compileProse(parseMarkdown(releases), {
    locale: 'en',
    scope: () => null,
    link: (target) => (target.startsWith('https:') ? target : null),
    placeholder: () => null,
    report: () => undefined,
  });
  return (
    <Document id="changes" title={t.changes()}>
      <p className="lead">{blocks.length === 0 ? t.noNotes() : t.changesLead()}</p>
      <Prose blocks={blocks} lang="en" />
    </Document>
  );
};
