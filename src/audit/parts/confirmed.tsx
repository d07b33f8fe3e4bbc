import type { Confirmation } from '#model/schema/signing.ts';
import { useAudit } from '../audit.ts';

interface Confirmed {
  readonly id: string;
  readonly confirmed?: Confirmation | undefined;
}

/** Who confirmed a rule or a decision, when and in which document, and whether it is another one since. */
export const ConfirmedText = ({ of: { id, confirmed } }: { readonly of: Confirmed }) => {
  const { t, repository } = useAudit();
  if (confirmed === undefined) return t.unconfirmed();
  const { by, on, document, commit } = confirmed;
  const isChanged = repository.changedSince(commit, id);
  return `${t[by]()}, ${on}, ${document}, ${commit.slice(0, 8)}${isChanged ? ` – ${t.changedSince()}` : ''}`;
};
