import type { PageOf } from '#contract/page.ts';
import { AccountDeletion } from '../../features/requests/account-deletion.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { Prose } from '../../ui/text/prose.tsx';

/** Request to delete an account, and what happens with it. */
export const AccountDeletionPage = ({ page }: { readonly page: PageOf<'reserved'> }) => (
  <>
    <PageHeader heading={page.heading} lead={page.lead} />
    <div className="wrap section">
      <AccountDeletion title={page.head.title} />
      <Prose blocks={page.body.text} />
    </div>
  </>
);
