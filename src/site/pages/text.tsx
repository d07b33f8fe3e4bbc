import type { ReactNode } from 'react';
import { type PageOf, type PartOf, pageParts } from '#contract/page.ts';
import type { PageTable } from '#contract/sections.ts';
import { EmergencyCard } from '../features/emergencies/emergency-card.tsx';
import { EmergencyTiles } from '../features/emergencies/emergency-tiles.tsx';
import { ProcessingTables } from '../features/processing-tables.tsx';
import { useMessages } from '../lib/texts-context.ts';
import { EmergencyCall } from '../ui/call/emergency-call.tsx';
import { AppLinks } from '../ui/picture/app-links.tsx';
import { CreditsNote } from '../ui/text/credits-note.tsx';
import { Fold } from '../ui/text/fold.tsx';
import { Parts } from '../ui/text/parts.tsx';
import { Prose } from '../ui/text/prose.tsx';
import { splitOffLastPart, TextColumns } from '../ui/text/text-columns.tsx';
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

type TextPart = Readonly<Partial<Record<PartOf<'text'>, ReactNode>>>;

/** The part below the ways to all emergencies: one folded line for the medicines, one for the instructions themselves. */
const usePartsBelowEmergencies = ({ credits, body }: PageOf<'text'>): TextPart => {
  const t = useMessages('emergencies');
  const { before, last } = splitOffLastPart(body.text);
  return {
    table: body.table !== undefined && (
      <Fold id="medicines" heading={t.medicines()}>
        <RowTable table={body.table} />
        <Prose blocks={before} under />
      </Fold>
    ),
    text: (
      <Fold id="about" heading={t.about()}>
        <Prose blocks={last.slice(1)} />
        <CreditsNote credits={credits} />
      </Fold>
    ),
    credits: null,
  };
};

export const TextPage = ({ page }: { readonly page: PageOf<'text'> }) => {
  const { body } = page;
  const below = usePartsBelowEmergencies(page);
  const parts: Readonly<Record<PartOf<'text'>, ReactNode>> = {
    apps: body.apps.length > 0 && <AppLinks apps={body.apps} />,
    table: body.table !== undefined && <RowTable table={body.table} />,
    emergencies: body.emergencies !== null && <EmergencyTiles choice={body.emergencies} />,
    emergency: body.emergency !== null && <EmergencyCard emergency={body.emergency} path={page.path} />,
    text: <TextColumns blocks={body.text} />,
    processing: body.processing.length > 0 && <ProcessingTables records={body.processing} />,
    credits: body.emergency === null && <CreditsNote credits={page.credits} />,
    ...(body.emergencies !== null && below),
  };
  return (
    <>
      <PicturedHeader page={page} narrow="later" />
      <div className="wrap section">
        <Parts order={pageParts.text} parts={parts} />
      </div>
      {(body.emergencies !== null || body.emergency !== null) && <EmergencyCall />}
    </>
  );
};
