import type { AuditBlock, AuditSection as Section } from '#domain/audit/audit-data.ts';
import { AuditTable } from './audit-table.tsx';
import { AuditWords } from './audit-words.tsx';
import { CasesTable, StepsTable } from './case-tables.tsx';
import { StateDiagram } from './state-diagram.tsx';

const Block = ({ block, about }: { readonly block: AuditBlock; readonly about: string }) => {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <AuditWords text={block.text} />
        </p>
      );
    case 'list':
      return (
        <>
          <h4>{block.title}</h4>
          <ul className="audit-list">
            {block.items.map((item) => (
              <li key={JSON.stringify(item)}>
                <AuditWords text={item} />
              </li>
            ))}
          </ul>
        </>
      );
    case 'table':
      return <AuditTable about={about} caption={block.title} head={block.head} rows={block.rows} />;
    case 'cases':
      return <CasesTable block={block} about={about} />;
    case 'steps':
      return <StepsTable block={block} about={about} />;
    case 'diagram':
      return <StateDiagram id={block.id} title={block.title} diagram={block.diagram} />;
  }
};

/** One rule, or one table of facts, under its heading. */
export const AuditSection = ({ section }: { readonly section: Section }) => (
  <section className="audit-section" aria-labelledby={section.id}>
    <h3 id={section.id}>{section.title}</h3>
    {section.blocks.map((block, index) => (
      <Block key={`${block.kind} ${String(index)}`} block={block} about={section.title} />
    ))}
  </section>
);
