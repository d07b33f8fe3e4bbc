import type { AuditArea } from '#domain/audit/audit-data.ts';
import type { Project } from '../../../validate/project.ts';
import { processingRecords } from '../../processing/processing.ts';
import type { Reader } from '../reader.ts';

/** What the data of every form serve, as the privacy page tells it. */
export const processingArea = (project: Project, { say, locale }: Reader): AuditArea => ({
  id: 'processing',
  title: say('processing'),
  sections: processingRecords(project, locale).map(({ id, form, rows }) => ({
    id: `processing-${id}`,
    title: form,
    blocks: [
      {
        kind: 'table',
        title: `${say('processing')}: ${form}`,
        head: [say('fields'), say('purpose'), say('legalBasis'), say('period')],
        rows: rows.map(({ fields, purpose, basis, period }) => [fields.join(', '), purpose, basis, period]),
      },
    ],
  })),
});
