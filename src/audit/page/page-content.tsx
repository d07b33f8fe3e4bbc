import type { AuditBlock as Block, AuditPage } from '#domain/audit/audit-data.ts';
import { AuditBlock } from '../blocks/audit-block.tsx';
import { AuditWords } from '../blocks/audit-words.tsx';
import { useTexts } from '../texts.ts';

const fewBlocks = 3;

const titleOf = (block: Block): string => (block.kind === 'paragraph' ? '' : block.title);

export const About = ({ about }: Pick<AuditPage, 'about'>) => (
  <dl className="about">
    {about.map(({ term, text }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>
          <AuditWords text={text} />
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

/** What a page says, under its title. Laws and clauses of a rule stand beside its table where there is room. */
export const PageContent = ({ page, lead = page.lead }: { readonly page: AuditPage; readonly lead?: AuditPage['lead'] }) => (
  <article className={`page page-${page.kind}`}>
    <h1>{page.title}</h1>
    {lead !== '' && (
      <p className="lead">
        <AuditWords text={lead} />
      </p>
    )}
    {page.about.length > 0 && <About about={page.about} />}
    {page.blocks.length > fewBlocks && <Contents blocks={page.blocks} />}
    {page.blocks.map((block, index) => (
      <AuditBlock key={`${titleOf(block)} ${String(index)}`} block={block} id={`part-${index}`} />
    ))}
  </article>
);
