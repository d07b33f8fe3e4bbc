import type { AuditArea } from '#domain/audit/audit-data.ts';
import type { Project } from '../../../validate/project.ts';
import { processingRecords } from '../../processing/processing.ts';
import type { Translator } from '../translator.ts';

/** What the data of every form serve, as the privacy page tells it. */
export const processingArea = (project: Project, { t, locale }: Translator): AuditArea => ({
  id: 'processing',
  title: t('processing'),
  sections: processingRecords(project, locale).map(({ id, form, rows }) => ({
    id: `processing-${id}`,
    title: form,
    blocks: [
      {
        kind: 'table',
        title: `${t('processing')}: ${form}`,
        head: [t('fields'), t('purpose'), t('legalBasis'), t('period')],
        rows: rows.map(({ fields, purpose, basis, period }) => [fields.join(', '), purpose, basis, period]),
      },
    ],
  })),
});
