import type { ReportLine } from '../plan/report/report.ts';
import type { SitePlan } from '../plan/site-plan.ts';
import type { GeneratedFile } from './generated-file.ts';

const printLine = ({ text, register }: ReportLine): string =>
  `- ${text}${register.length === 0 ? '' : ` [${register.join(', ')}]`}`;

/** The report on missing data for the owner, as Markdown. */
export const emitDataReport = ({ report }: SitePlan): GeneratedFile[] => [
  {
    path: 'report.md',
    text: [
      '# Data report',
      '',
      'What the data of the site still lack. The ids in brackets are entries of the register (model/register/).',
      ...report.flatMap(({ heading, about, lines }) => [
        '',
        `## ${heading} (${lines.length})`,
        '',
        about,
        '',
        ...(lines.length === 0 ? ['None.'] : lines.map(printLine)),
      ]),
      '',
    ].join('\n'),
  },
];
