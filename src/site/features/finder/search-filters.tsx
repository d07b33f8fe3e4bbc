import { useTexts } from '../../lib/texts-context.ts';

interface Option {
  readonly id: string;
  readonly name: string;
}

interface SearchFiltersProps<Field extends string> {
  readonly fields: readonly {
    readonly name: Field;
    readonly label: string;
    readonly any: string;
    readonly value: string | null;
    readonly options: readonly Option[];
  }[];
  readonly onChoose: (field: Field, value: string) => void;
  readonly onClear: () => void;
}

/** Filters of the search. A choice takes effect at once; the count of the results is announced. */
export const SearchFilters = <Field extends string>({ fields, onChoose, onClear }: SearchFiltersProps<Field>) => {
  const t = useTexts('finder');
  return (
    <search className="finder" aria-label={t.heading()}>
      {fields.map((field) => (
        <label className="field" key={field.name}>
          <span>{field.label}</span>
          <select value={field.value ?? ''} onChange={(event) => onChoose(field.name, event.target.value)}>
            <option value="">{field.any}</option>
            {field.options.map((option) => (
              <option key={option.id} value={option.id}>
                {option.name}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button type="button" className="button button-quiet" onClick={onClear}>
        {t.clear()}
      </button>
    </search>
  );
};
