import type { ReactNode } from 'react';
import { type PageOf, type PartOf, pageParts } from '#contract/page.ts';
import type { PageTable } from '#contract/sections.ts';
import { EmergencyCards } from '../features/emergency-cards.tsx';
import { ProcessingTables } from '../features/processing-tables.tsx';
import { AppLinks } from '../ui/picture/app-links.tsx';
import { CreditsNote } from '../ui/text/credits-note.tsx';
import { Parts } from '../ui/text/parts.tsx';
import { TextColumns } from '../ui/text/text-columns.tsx';
import { PicturedHeader } from './sections/pictured-header.tsx';

/** A table of the model; its rows become cards on a phone. */
const RowTable = ({ table: { caption, columns, rows } }: { readonly table: PageTable }) => (
  <table className="row-table">
    <caption>{caption}</caption>
    <thead>
      <tr>
        {columns.map((heading) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, index) => (
            <td
              key={columns[index + 1]}
              data-column={columns[index + 1]}
              className={cell === null ? 'none' : undefined}
            >
              {cell ?? '–'}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

export const TextPage = ({ page }: { readonly page: PageOf<'text'> }) => {
  const { body } = page;
  const parts: Readonly<Record<PartOf<'text'>, ReactNode>> = {
    apps: body.apps.length > 0 && <AppLinks apps={body.apps} />,
    table: body.table !== undefined && <RowTable table={body.table} />,
    emergencies: body.emergencies.length > 0 && <EmergencyCards emergencies={body.emergencies} />,
    text: <TextColumns blocks={body.text} />,
    processing: body.processing.length > 0 && <ProcessingTables records={body.processing} />,
    credits: <CreditsNote credits={page.credits} />,
  };
  return (
    <>
      <PicturedHeader page={page} narrow={body.emergencies.length > 0 ? 'never' : 'later'} />
      <div className="wrap section">
        <Parts order={pageParts.text} parts={parts} />
      </div>
    </>
  );
};
