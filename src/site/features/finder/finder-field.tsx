interface FinderFieldProps {
  readonly name: string;
  readonly label: string;
  readonly any: string;
  readonly options: readonly { readonly id: string; readonly name: string; readonly number?: number | undefined }[];
  /** Given where the page holds the choice; else the field does. */
  readonly value?: string | undefined;
  readonly onChoose?: ((value: string) => void) | undefined;
}

export const FinderField = ({ name, label, any, options, value, onChoose }: FinderFieldProps) => (
  <label className="field">
    <span>{label}</span>
    <select
      name={name}
      autoComplete="off"
      value={value}
      onChange={onChoose && (({ target }) => onChoose(target.value))}
    >
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.id} value={option.id} data-number={option.number}>
          {option.name}
        </option>
      ))}
    </select>
  </label>
);
