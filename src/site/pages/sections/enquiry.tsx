import type { ReactNode } from 'react';
import type { PageData } from '#contract/page.ts';
import { ContactCard } from '../../features/contact/contact-card.tsx';
import { documentHrefsInLocale } from '../../lib/forms/document-hrefs.ts';
import { useSiteContext } from '../../lib/site-context.ts';
import { useLocale } from '../../lib/texts-context.ts';
import { Fold } from '../../ui/text/fold.tsx';
import { Section } from '../../ui/text/section.tsx';
import { Island } from './island.tsx';

interface EnquiryProps {
  readonly page: Pick<PageData, 'kind' | 'heading' | 'formName'>;
  readonly heading: string;
  readonly intro?: string;
  /** Whether it is about a training for a group. */
  readonly group?: boolean;
  /** The versions of that training in words. */
  readonly versions?: readonly string[];
  /** Whether it is one line that opens. */
  readonly folded?: boolean;
  /** The content below the phone number, next to the form. */
  readonly beside?: ReactNode;
}

/** The contact form of a page, about what the page is about; null where the model gives the page no form. */
export const Enquiry = ({
  page,
  heading,
  intro,
  group = false,
  versions = [],
  folded = false,
  beside,
}: EnquiryProps) => {
  const { provider } = useSiteContext().hosts;
  const locale = useLocale();
  const { kind, formName } = page;
  if (formName === null) return null;
  const props = { formName, documents: documentHrefsInLocale(locale) };
  const subject = kind === 'contact' ? null : page.heading;
  const card = (
    <ContactCard
      subject={subject}
      needsScript={provider !== null}
      beside={beside}
      form={
        <Island
          name="contact"
          props={{
            ...props,
            ...(group && { group }),
            ...(versions.length > 0 && { versions }),
            ...(provider !== null && { provider }),
          }}
        />
      }
    />
  );
  return folded ? (
    <Fold id="form" heading={heading}>
      {card}
    </Fold>
  ) : (
    <Section id="form" heading={heading} intro={intro} tone="tinted">
      {card}
    </Section>
  );
};
