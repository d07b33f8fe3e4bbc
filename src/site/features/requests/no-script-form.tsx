import type { ReactNode } from 'react';
import { plainLanguage } from '#contract/form-posts.ts';
import type { FieldFacts } from '../../lib/forms/field-facts.ts';
import { useLocale } from '../../lib/texts-context.ts';
import { FieldControl } from '../../ui/form/field-control.tsx';
import { UnseenField } from '../../ui/form/unseen-field.tsx';

interface NoScriptFormProps {
  readonly heading: string;
  readonly action: string;
  readonly fields: readonly FieldFacts[];
  readonly send: string;
  /** Content before the fields. */
  readonly children?: ReactNode;
  /** Content between the fields and the button. */
  readonly foot?: ReactNode;
}

/** A form that the browser sends without a script; the server answers with a page. */
export const NoScriptForm = ({ heading, action, fields, send, children, foot }: NoScriptFormProps) => {
  const locale = useLocale();
  return (
    <form className="box request-form" method="post" action={action}>
      <h2>{heading}</h2>
      {children}
      <input type="hidden" name={plainLanguage} value={locale} />
      {fields.map((field) => (
        <FieldControl
          key={field.id}
          field={field}
          id={`plain-${field.id}`}
          required={field.missing !== null}
          control={field.input === 'checkbox' ? { name: field.id, value: 'true' } : { name: field.id }}
        />
      ))}
      <UnseenField id="plain-unseen" />
      {foot}
      <div className="actions">
        <button type="submit" className="button">
          {send}
        </button>
      </div>
    </form>
  );
};
