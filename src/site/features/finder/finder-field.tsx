interface FinderFieldProps {
  readonly name: string;
  readonly label: string;
  readonly any: string;
  readonly options: readonly { readonly id: string; readonly name: string; readonly number?: number | undefined }[];
}

export const FinderField = ({ name, label, any, options }: FinderFieldProps) => (
  <label className="field">
    <span>{label}</span>
    <select name={name} autoComplete="off">
      <option value="">{any}</option>
      {options.map((option) => (
        <option key={option.id} value={option.id} data-number={option.number}>
          {option.name}
        </option>
      ))}
    </select>
  </label>
);
