import type { AuditBlock as Block } from '#domain/audit/audit-data.ts';
import { AuditTable } from './audit-table.tsx';
import { AuditTextView } from './audit-text-view.tsx';
import { CasesTable, StepsTable } from './case-tables.tsx';
import { NumbersBlock } from './numbers-block.tsx';
import { StateDiagram } from './state-diagram.tsx';

const Quotations = ({ block: { quotations } }: { readonly block: Extract<Block, { kind: 'quotations' }> }) => (
  <dl className="quotations">
    {quotations.map(({ name, words }) => (
      <div key={JSON.stringify(name)}>
        <dt>
          <AuditTextView text={name} />
        </dt>
        <dd>
          <AuditTextView text={words} />
        </dd>
      </div>
    ))}
  </dl>
);

const Lines = ({ block: { lines } }: { readonly block: Extract<Block, { kind: 'lines' }> }) => (
  <ul className="lines">
    {lines.map(({ text, more }) => (
      <li key={JSON.stringify(text)}>
        {more.length === 0 ? (
          <AuditTextView text={text} />
        ) : (
          <details>
            <summary>
              <AuditTextView text={text} />
            </summary>
            <ul>
              {more.map((line) => (
                <li key={JSON.stringify(line)}>
                  <AuditTextView text={line} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </li>
    ))}
  </ul>
);

const List = ({ block: { items, isOrdered } }: { readonly block: Extract<Block, { kind: 'list' }> }) => {
  const Tag = isOrdered === true ? 'ol' : 'ul';
  return (
    <Tag>
      {items.map((item) => (
        <li key={JSON.stringify(item)}>
          <AuditTextView text={item} />
        </li>
      ))}
    </Tag>
  );
};

const Body = ({ block }: { readonly block: Block }) => {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <AuditTextView text={block.text} />
        </p>
      );
    case 'list':
      return <List block={block} />;
    case 'lines':
      return <Lines block={block} />;
    case 'table':
      return <AuditTable block={block} />;
    case 'quotations':
      return <Quotations block={block} />;
    case 'cases':
      return <CasesTable block={block} />;
    case 'steps':
      return <StepsTable block={block} />;
    case 'numbers':
      return <NumbersBlock block={block} />;
    case 'diagram':
      return <StateDiagram id={block.id} title={block.title} diagram={block.diagram} />;
  }
};

interface AuditBlockProps {
  readonly block: Block;
  readonly id: string;
  /** A document for paper holds many parts of one name: they are no landmarks there. */
  readonly isPaper: boolean;
}

/** A part of a page under its own heading. */
export const AuditBlock = ({ block, id, isPaper }: AuditBlockProps) => {
  const Part = isPaper ? 'div' : 'section';
  return block.kind === 'paragraph' ? (
    <Body block={block} />
  ) : block.kind === 'lines' && block.isFolded ? (
    <details className="block block-lines" id={id}>
      <summary>
        <h2>{block.title}</h2>
      </summary>
      <Body block={block} />
    </details>
  ) : (
    <Part className={`block block-${block.kind}`} aria-labelledby={isPaper ? undefined : id}>
      <h2 id={id}>{block.title}</h2>
      <Body block={block} />
    </Part>
  );
};
