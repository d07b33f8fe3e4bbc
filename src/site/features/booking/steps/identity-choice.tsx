import { useTexts } from '../../../lib/texts-context.ts';
import { FieldError } from '../../../ui/form/form-field.tsx';

interface IdentityChoiceProps {
  readonly id: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

const choices = [
  { value: 'pesel', text: 'withPesel' },
  { value: 'document', text: 'withDocument' },
] as const;

/** Whether the participant has a PESEL number; somebody without one names a document. */
export const IdentityChoice = ({ id, error, value: chosen, onChange, onBlur }: IdentityChoiceProps) => {
  const t = useTexts('form');
  return (
    <fieldset className="choice" aria-describedby={error === undefined ? undefined : `${id}-error`}>
      <legend>{t.identity()}</legend>
      <FieldError id={id} error={error} />
      {choices.map(({ value, text }, at) => (
        <label key={value} className="tick">
          <input
            id={at === 0 ? id : `${id}-${value}`}
            name="identity"
            type="radio"
            value={value}
            checked={chosen === value}
            onChange={() => onChange(value)}
            onBlur={onBlur}
            required
          />{' '}
          <span>{t[text]()}</span>
        </label>
      ))}
    </fieldset>
  );
};
