import type { Project } from '../validate/project.ts';

/** The outside page that participants of some courses log in to. */
export const customerZone = 'customer-zone';

/** Marks page data that stand in for a missing fact; the public site leaves marked data out (register entry C130). */
export const placeholderMark = (isPlaceholder: boolean | undefined, name: string): { readonly placeholder?: string } =>
  isPlaceholder === true ? { placeholder: name } : {};

/**
 * The unknown fact that a text names by an argument, such as `gap.registers`, or by a link target, such as `link:shop` or
 * `app:google-play`; null if the fact is known.
 */
export const findUnknownFact = ({ model }: Pick<Project, 'model'>, reference: string): string | null => {
  const [, kind, name] = /^(gap|link|app)[.:](.+)$/.exec(reference) ?? [];
  const links = kind === 'app' ? model.appLinks : model.externalLinks;
  const isOpen =
    kind === 'gap'
      ? model.gaps.some(({ id, value }) => id === name && value === null)
      : links.some(({ id, placeholder }) => id === name && placeholder);
  return kind !== undefined && name !== undefined && isOpen ? name : null;
};
