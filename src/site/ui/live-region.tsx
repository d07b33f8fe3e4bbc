import { type ReactNode, useEffect, useState } from 'react';

interface LiveRegionProps {
  readonly role?: 'status' | 'alert';
  readonly className?: string;
  readonly children: ReactNode;
}

/** Milliseconds after which screen readers know of a region. */
const known = 100;

/**
 * A live region that is added together with its text: it is empty for a moment, since several screen readers do not announce one that
 * was born full (ARIA 1.2, live regions). Where the place of a text stays, an empty region is there instead.
 */
export const LiveRegion = ({ role = 'status', className, children }: LiveRegionProps) => {
  const [filled, setFilled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setFilled(true), known);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role={role} className={filled ? className : undefined}>
      {filled && children}
    </div>
  );
};
