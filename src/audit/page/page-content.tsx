import type { AuditPage, AuditBlock as Block } from '#domain/audit/audit-data.ts';
import { AuditBlock } from '../blocks/audit-block.tsx';
import { AuditTextView } from '../blocks/audit-text-view.tsx';
import { useTexts } from '../texts.ts';

const fewBlocks = 3;

const titleOf = (block: Block): string => (block.kind === 'paragraph' ? '' : block.title);

const About = ({ about }: Pick<AuditPage, 'about'>) => (
  <dl className="about">
    {about.map(({ term, text }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>
          <AuditTextView text={text} />
        </dd>
      </div>
    ))}
  </dl>
);

const Contents = ({ blocks }: Pick<AuditPage, 'blocks'>) => {
  const t = useTexts();
  return (
    <nav className="contents" aria-label={t.onThisPage()}>
      <ul>
        {blocks.map((block, index) =>
          block.kind === 'paragraph' ? null : (
            <li key={titleOf(block)}>
              <a href={`#part-${index}`}>{titleOf(block)}</a>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
};

const Blocks = ({ blocks, prefix }: Pick<AuditPage, 'blocks'> & { readonly prefix: string }) =>
  blocks.map((block, index) => (
    <AuditBlock key={`${titleOf(block)} ${String(index)}`} block={block} id={`${prefix}part-${index}`} />
  ));

const Heading = ({ page: { title, lead, about } }: { readonly page: AuditPage }) => (
  <>
    <h1>{title}</h1>
    {lead !== '' && (
      <p className="lead">
        <AuditTextView text={lead} />
      </p>
    )}
    {about.length > 0 && <About about={about} />}
  </>
);

/** The content of a page, under its title. Laws and clauses of a rule stand beside its table where there is room. */
export const PageContent = ({ page }: { readonly page: AuditPage }) => (
  <article className={`page page-${page.kind}`}>
    <Heading page={page} />
    {page.blocks.length > fewBlocks && <Contents blocks={page.blocks} />}
    <Blocks blocks={page.blocks} prefix="" />
  </article>
);

/** The same in the document for paper, which holds every page and leads nowhere in itself. */
export const PrintedContent = ({ page }: { readonly page: AuditPage }) => (
  <article className={`page page-${page.kind}`}>
    <Heading page={page} />
    <Blocks
      blocks={page.blocks.map((block) => (block.kind === 'table' ? { ...block, anchors: [] } : block))}
      prefix={`${page.id}/`}
    />
  </article>
);
