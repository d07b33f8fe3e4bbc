import type { ProcessingRecord } from '#contract/processing.ts';
import { useTexts } from '../lib/texts-context.ts';

const RecordTable = ({ form, rows }: ProcessingRecord) => {
  const t = useTexts('processing');
  return (
    <table className="row-table">
      <caption>{form}</caption>
      <thead>
        <tr>
          <th scope="col">{t.purpose()}</th>
          <th scope="col">{t.fields()}</th>
          <th scope="col">{t.basis()}</th>
          <th scope="col">{t.period()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ fields, purpose, basis, period }) => (
          <tr key={`${purpose} ${basis} ${period}`}>
            <th scope="row">{purpose}</th>
            <td data-column={t.fields()}>{fields.join(', ')}</td>
            <td data-column={t.basis()}>{basis}</td>
            <td data-column={t.period()}>{period}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Purpose, legal basis and retention of the data of every form; rows become cards on a phone. */
export const ProcessingTables = ({ records }: { readonly records: readonly ProcessingRecord[] }) => {
  const t = useTexts('processing');
  return (
    <>
      <h2 id="processing">{t.heading()}</h2>
      <p>{t.intro()}</p>
      {records.map((record) => (
        <RecordTable key={record.id} {...record} />
      ))}
    </>
  );
};
