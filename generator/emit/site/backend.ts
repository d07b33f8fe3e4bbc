import type { SitePlan } from '../../plan/site-plan.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { formatCompactJson, formatJson } from '../json-text.ts';

/** The data that the backend answers from. */
export const emitBackendData = ({ backend }: SitePlan): GeneratedFile[] =>
  Object.entries(backend).map(([name, value]) => ({ path: `backend/${name}.json`, text: formatJson(value) }));

/** The ledger of every URL ever published; a URL that disappears without a redirect is a problem. */
export const emitUrlLedger = ({ ledger }: SitePlan): GeneratedFile[] => [
  {
    path: 'urls.lock',
    text: [
      '# Every URL ever published; a release adds those of its day. Never delete a line: add a redirect, or an entry to model/routes/gone.ts.',
      ...ledger,
      '',
    ].join('\n'),
  },
];

/** The day on which each page last changed, for the sitemaps. The generator has no clock, so the plan compares hashes. */
export const emitPageChanges = ({ changes }: SitePlan): GeneratedFile[] => [
  {
    path: 'pages.lock',
    text: [
      '# The day on which each page last changed, and the hash of its content.',
      ...changes.map(({ path, on, hash }) => `${path} ${on} ${hash}`),
      '',
    ].join('\n'),
  },
];

/** The pictures, with their paths in content/ and on the site, and the pictures that the build draws. */
export const emitPictures = ({ openGraph, pictures, crops }: SitePlan): GeneratedFile[] => {
  const kept = new Map(crops.map(({ src, keep }) => [src, keep]));
  return [
    { path: 'open-graph.json', text: formatCompactJson(openGraph) },
    {
      path: 'pictures.json',
      text: formatCompactJson(pictures.map(({ file, src }) => ({ file, src, keep: kept.get(src) }))),
    },
  ];
};
