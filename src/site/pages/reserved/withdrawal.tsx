import type { PageOf } from '#contract/page.ts';
import { Withdrawal } from '../../features/requests/withdrawal.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { Prose } from '../../ui/text/prose.tsx';

/** Withdrawal from a contract, and what one should know before. */
export const WithdrawalPage = ({ page }: { readonly page: PageOf<'reserved'> }) => (
  <Withdrawal title={page.head.title} head={<PageHeader heading={page.heading} lead={page.lead} />}>
    <Prose blocks={page.body.text} />
  </Withdrawal>
);
