import type { ReactNode } from 'react';

interface SectionProps {
  readonly id: string;
  readonly heading: string;
  readonly intro?: string | undefined;
  readonly tone?: 'plain' | 'tinted' | undefined;
  readonly children: ReactNode;
}

/** A part of a page under its own second-level heading, reachable by `#id`. */
export const Section = ({ id, heading, intro, tone = 'plain', children }: SectionProps) => (
  <section className={`section section-${tone}`} aria-labelledby={id}>
    <div className="wrap">
      <h2 id={id}>{heading}</h2>
      {intro !== undefined && <p className="section-intro">{intro}</p>}
      {children}
    </div>
  </section>
);
