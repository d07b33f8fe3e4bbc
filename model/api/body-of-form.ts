import type { Field, Form } from '../schema/forms.ts';
import type { Shape } from '../schema/payload.ts';

const ruled = ({ rule, shape }: Field): Shape => (rule === null ? shape : { kind: 'ruled', rule, of: shape });

/** What a form sends: its fields in their order; those that need not be filled in may be absent. */
export const requestBodyOfForm = (form: Form): { kind: 'record'; fields: Record<string, Shape> } => ({
  kind: 'record',
  fields: Object.fromEntries(
    form.fields.map((field): [string, Shape] => [field.id, field.required === 'always' ? ruled(field) : { kind: 'optional', of: ruled(field) }]),
  ),
});
