import { type UseFormReturn, useController } from 'react-hook-form';
import type { RequestedRegistrationField } from '#forms/registration/requested-fields.ts';
import { errorText } from '../../../lib/forms/error-text.ts';
import { fieldQuestion, questionOf } from '../../../lib/forms/field-question.ts';
import { prettyText } from '../../../lib/forms/pretty-text.ts';
import { useTexts } from '../../../lib/texts-context.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { FieldControl } from '../../../ui/form/field-control.tsx';
import { type Answers, labelOf } from './answers.ts';
import { IdentityChoice } from './identity-choice.tsx';

export const controlId = (field: string): string => `booking-${field}`;

interface BookingFieldProps {
  readonly asked: RequestedRegistrationField;
  readonly form: UseFormReturn<Answers>;
  readonly byGuardian: boolean;
}

/** One question of the booking. A sensitive field has no name that a program could collect it by. */
export const BookingFieldControl = ({ asked, form, byGuardian }: BookingFieldProps) => {
  const t = useTexts('form');
  const { field, required } = asked;
  const { field: tie, fieldState } = useController({ control: form.control, name: field.id });
  const code = fieldState.error?.message;
  const error = code === undefined ? undefined : errorText(t, code, field);
  const value = typeof tie.value === 'string' ? tie.value : '';
  const leave = () => {
    if (value !== prettyText(field.rule, value)) tie.onChange(prettyText(field.rule, value));
    tie.onBlur();
  };
  const common = { name: field.sensitive ? undefined : field.id, ref: tie.ref, onChange: tie.onChange, onBlur: leave };
  const id = controlId(field.id);
  if (field.id === 'identity') {
    return <IdentityChoice id={id} error={error} value={value} onChange={tie.onChange} onBlur={tie.onBlur} />;
  }
  if (field.input === 'date') {
    const date = { value, onChange: tie.onChange, onBlur: tie.onBlur };
    return <DateField field={field} id={id} required={required} error={error} code={code} {...date} />;
  }
  const question = fieldState.isTouched ? questionOf(field.rule, value) : null;
  return (
    <FieldControl
      field={field}
      label={t[labelOf(field.id, byGuardian)]()}
      id={id}
      required={required}
      error={error}
      question={fieldQuestion(t, question, tie.onChange)}
      control={{ ...common, shown: field.input === 'checkbox' ? tie.value === true : value }}
    />
  );
};
