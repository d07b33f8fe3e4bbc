import type { PageOf } from '#contract/page.ts';
import { useMessages } from '../lib/texts-context.ts';
import { Prose } from '../ui/text/prose.tsx';
import { splitOffLastPart, TextColumns } from '../ui/text/text-columns.tsx';
import { Enquiry } from './sections/enquiry.tsx';
import { PicturedHeader } from './sections/pictured-header.tsx';

export const ContactPage = ({ page }: { readonly page: PageOf<'contact'> }) => {
  const t = useMessages('form');
  const { before: rest, last: ways } = splitOffLastPart(page.body.text);
  return (
    <>
      <PicturedHeader page={page} narrow="never" />
      <Enquiry page={page} heading={t.title()} beside={<Prose blocks={ways} under />} />
      <div className="wrap section">
        <TextColumns blocks={rest} />
      </div>
    </>
  );
};
