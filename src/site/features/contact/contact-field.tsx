import type { ReactNode } from 'react';

interface ContactFieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** The label of a control with the same id, and its hint. */
export const ContactField = ({ id, label, hint, children }: ContactFieldProps) => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    {hint !== undefined && (
      <span className="note" id={`${id}-hint`}>
        {hint}
      </span>
    )}
    {children}
  </div>
);
