import type { AuditArea } from '#domain/audit/audit-data.ts';
import { useTexts } from '../../lib/texts-context.ts';

/** Links to every area and every rule of the page. */
export const AuditContents = ({ areas }: { readonly areas: readonly AuditArea[] }) => {
  const t = useTexts('audit');
  return (
    <nav className="audit-contents" aria-labelledby="audit-contents">
      <h2 id="audit-contents">{t.contents()}</h2>
      <ul>
        {areas.map((area) => (
          <li key={area.id}>
            <a href={`#${area.id}`}>{area.title}</a>
            <ul>
              {area.sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
};
