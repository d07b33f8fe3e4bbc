import type { AuditPage, AuditBlock as Block } from '#domain/audit/audit-data.ts';
import { AuditBlock } from '../blocks/audit-block.tsx';
import { AuditTextView } from '../blocks/audit-text-view.tsx';
import { evidenceTexts, useLocale, useTexts } from '../texts.ts';

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

const firstProof = 'proof-part-0';

const Contents = ({ blocks }: Pick<AuditPage, 'blocks'>) => {
  const t = useTexts();
  const { proofFolded } = evidenceTexts(useLocale());
  const answer = blocks.filter(({ isProof }) => !isProof);
  return (
    <nav className="contents" aria-label={t.onThisPage()}>
      <ul>
        {answer.map((block, index) =>
          block.kind === 'paragraph' ? null : (
            <li key={titleOf(block)}>
              <a href={`#part-${index}`}>{titleOf(block)}</a>
            </li>
          ),
        )}
        {answer.length < blocks.length && (
          <li>
            <a href={`#${firstProof}`}>{proofFolded()}</a>
          </li>
        )}
      </ul>
    </nav>
  );
};

const Blocks = ({
  blocks,
  prefix,
  isPaper = false,
}: Pick<AuditPage, 'blocks'> & { readonly prefix: string; readonly isPaper?: boolean }) =>
  blocks.map((block, index) => (
    <AuditBlock
      key={`${titleOf(block)} ${String(index)}`}
      block={block}
      id={`${prefix}part-${index}`}
      isPaper={isPaper}
    />
  ));

/** The answer first; what only those read who build the product is folded below it. */
const AnswerAndProof = ({ blocks }: Pick<AuditPage, 'blocks'>) => {
  const t = evidenceTexts(useLocale());
  const proof = blocks.filter(({ isProof }) => isProof);
  return (
    <>
      <Blocks blocks={blocks.filter(({ isProof }) => !isProof)} prefix="" />
      {proof.length > 0 && (
        <details className="proof" id="proof">
          <summary>
            <h2>{t.proofFolded()}</h2>
          </summary>
          <Blocks blocks={proof} prefix="proof-" />
        </details>
      )}
    </>
  );
};

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
    <AnswerAndProof blocks={page.blocks} />
  </article>
);

/** The answer of a page in a document for paper, which leads nowhere in itself. */
export const PrintedContent = ({ page }: { readonly page: AuditPage }) => (
  <article className={`page page-${page.kind}`}>
    <Heading page={page} />
    <Blocks
      blocks={page.blocks
        .filter(({ isProof, kind }) => !isProof && kind !== 'numbers')
        .map((block) => (block.kind === 'table' ? { ...block, anchors: [] } : block))}
      prefix={`${page.id}/`}
      isPaper
    />
  </article>
);
