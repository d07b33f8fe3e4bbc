import type { Fact } from '#domain/pages/course.ts';

/** Facts as pairs of name and value. */
export const FactList = ({ facts, label }: { readonly facts: readonly Fact[]; readonly label?: string }) =>
  facts.length === 0 ? null : (
    <dl className="facts" aria-label={label}>
      {facts.map((fact) => (
        <div key={fact.id}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
