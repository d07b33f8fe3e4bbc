import { useShownValue } from '../../../lib/hooks/use-shown-value.ts';
import { useTexts } from '../../../lib/texts-context.ts';
import { TickField } from '../../../ui/form/form-field.tsx';

interface IdentityChoiceProps {
  readonly id: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/** Stands below the PESEL: whoever has none says so here and names a document. */
export const IdentityChoice = ({ id, error, value, onChange, onBlur }: IdentityChoiceProps) => {
  const t = useTexts('form');
  const box = useShownValue<HTMLInputElement>(value === 'document');
  return (
    <TickField id={id} label={t.identity()} error={error}>
      {(attributes) => (
        <input
          {...attributes}
          name="identity"
          type="checkbox"
          ref={box}
          defaultChecked={value === 'document'}
          onInput={({ currentTarget }) => onChange(currentTarget.checked ? 'document' : 'pesel')}
          onBlur={onBlur}
        />
      )}
    </TickField>
  );
};
