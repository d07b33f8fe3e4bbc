import type { ProcessingRecord } from '#contract/page.ts';
import { useMessages } from '../lib/texts-context.ts';

const RecordTable = ({ form, rows }: ProcessingRecord) => {
  const t = useMessages('processing');
  return (
    <table className="row-table">
      <caption>{form}</caption>
      <thead>
        <tr>
          <th scope="col">{t.basis()}</th>
          <th scope="col">{t.period()}</th>
          <th scope="col">{t.fields()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ basis, period, data }) => (
          <tr key={`${basis} ${period}`}>
            <th scope="row">{basis}</th>
            <td data-column={t.period()}>{period}</td>
            <td data-column={t.fields()}>
              <ul>
                {data.map(({ fields, purpose }) => (
                  <li key={purpose}>{fields.length === 0 ? purpose : `${fields.join(', ')}: ${purpose}`}</li>
                ))}
              </ul>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

/** Purpose, legal basis and retention of the data of every form; rows become cards on a phone. */
export const ProcessingTables = ({ records }: { readonly records: readonly ProcessingRecord[] }) => {
  const t = useMessages('processing');
  return (
    <>
      <h2 id="processing">{t.heading()}</h2>
      {records.map((record) => (
        <RecordTable key={record.id} {...record} />
      ))}
    </>
  );
};
