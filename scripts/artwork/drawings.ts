import { type Point, picture } from './kit/svg.ts';
import { blsScenes } from './scenes/bls.ts';
import { companyInjuryScenes } from './scenes/company-injuries.ts';
import { companyResuscitationScenes } from './scenes/company-resuscitation.ts';
import { headerScenes } from './scenes/headers.ts';
import { kppScenes } from './scenes/kpp.ts';
import { brandMarks, logoPlaceholders, portraitPlaceholder } from './scenes/marks.ts';
import { pedScenes } from './scenes/ped.ts';
import { recertificationScenes } from './scenes/recertification.ts';
import type { Scenes } from './scenes/scenes.ts';

/** One file to write; the path is relative to the content folder. */
export type Drawing = { readonly path: string; readonly text: string };

/** Galleries by the name of their folder. */
export const galleries = {
  kpp: kppScenes,
  recertification: recertificationScenes,
  bls: blsScenes,
  ped: pedScenes,
  'company-29': companyResuscitationScenes,
  'company-27': companyInjuryScenes,
} as const satisfies Record<string, Scenes>;

const drawScenes = (folder: string, size: Point, scenes: Scenes): readonly Drawing[] =>
  Object.entries(scenes).map(([name, content]) => ({ path: `${folder}/${name}.svg`, text: picture(size, ...content) }));

/** Every picture of the site that is drawn in code. */
export const planDrawings = (): readonly Drawing[] => [
  ...Object.entries(galleries).flatMap(([name, scenes]) => drawScenes(`galleries/${name}`, [1200, 900], scenes)),
  ...drawScenes('pictures/headers', [1600, 900], headerScenes),
  ...Object.entries(brandMarks).map(([name, text]) => ({ path: `pictures/brand/${name}.svg`, text })),
  ...logoPlaceholders.map((text, index) => ({ path: `pictures/logos/placeholder-${index + 1}.svg`, text })),
  { path: 'pictures/people/placeholder.svg', text: portraitPlaceholder },
];
