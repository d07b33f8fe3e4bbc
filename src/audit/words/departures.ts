import type { RegisterEntry } from '#model/schema/register.ts';
import type { Audit } from '../audit.ts';

/** The decisions by which the site departs from a clause; none where it keeps the owner's words. Every document asks here. */
export const findDeparturesFromClause = (
  clause: string,
  { project: { model } }: Pick<Audit, 'project'>,
): readonly RegisterEntry[] => {
  const ids: readonly string[] = model.clauses.find(({ id }) => id === clause)?.deviations ?? [];
  return model.register.filter(({ id }) => ids.includes(id));
};
