import type { FaqItem } from '#contract/sections.ts';
import { faqShown } from '#generated/rules/faq-shown.ts';
import { useMessages } from '../../lib/texts-context.ts';
import { DisclosureRest } from '../../ui/text/disclosure-rest.tsx';
import { Prose } from '../../ui/text/prose.tsx';

const Questions = ({ items }: { readonly items: readonly FaqItem[] }) =>
  items.map((item) => (
    <details className="question" key={item.id}>
      <summary>{item.title}</summary>
      <div id={`faq-${item.id}`}>
        <Prose blocks={item.content} under />
      </div>
    </details>
  ));

interface FaqProps {
  readonly items: readonly FaqItem[];
  readonly set: string;
  /** Host of the questions in the browser; empty for that of the site. */
  readonly host: string;
}

/** Questions that open one by one; a link to `#faq-…` opens its question, also in the folded rest. */
export const Faq = ({ items, set, host }: FaqProps) => {
  const t = useMessages('common');
  const shown = faqShown({ total: items.length, showAll: false }).value;
  return (
    <div className="faq" data-enhance="faq" data-set={set} data-host={host || undefined}>
      <Questions items={items.slice(0, shown)} />
      {items.length > shown && (
        <DisclosureRest more={t.showAll()} fewer={t.showFewer()}>
          <Questions items={items.slice(shown)} />
        </DisclosureRest>
      )}
    </div>
  );
};
