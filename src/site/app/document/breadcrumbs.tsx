import type { PageLink } from '#domain/pages/links.ts';
import { useTexts } from '../../lib/texts-context.ts';
import { PageAnchor } from '../../ui/text/page-anchor.tsx';

interface BreadcrumbsProps {
  readonly trail: readonly PageLink[];
  readonly path: string;
}

/** The way from the home page; a page without a parent has none. */
export const Breadcrumbs = ({ trail, path }: BreadcrumbsProps) => {
  const t = useTexts('common');
  if (trail.length < 2) return null;
  return (
    <nav className="breadcrumbs wrap" aria-label={t.breadcrumbs()}>
      <ol>
        {trail.map((step) => (
          <li key={step.href}>
            {step.href === path ? (
              <span aria-current="page">{step.label}</span>
            ) : (
              <PageAnchor href={step.href} lang={step.lang}>
                {step.label}
              </PageAnchor>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
