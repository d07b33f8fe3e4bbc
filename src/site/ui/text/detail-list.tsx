import type { Detail } from '#contract/course.ts';

/** Details as pairs of name and value. */
export const DetailList = ({ details, label }: { readonly details: readonly Detail[]; readonly label?: string }) =>
  details.length === 0 ? null : (
    <dl className="facts" aria-label={label}>
      {details.map((detail) => (
        <div key={detail.id}>
          <dt>{detail.label}</dt>
          <dd>{detail.value}</dd>
        </div>
      ))}
    </dl>
  );
