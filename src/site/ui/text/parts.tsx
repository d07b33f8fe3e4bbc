import { Fragment, type ReactNode } from 'react';

/** The parts of a page in their order; the compiler names a part that is missing. */
export const Parts = <Part extends string>({
  order,
  parts,
}: {
  readonly order: readonly Part[];
  readonly parts: Readonly<Record<Part, ReactNode>>;
}) => order.map((part) => <Fragment key={part}>{parts[part]}</Fragment>);
