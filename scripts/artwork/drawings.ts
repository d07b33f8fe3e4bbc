import { type Point, picture } from './kit/svg.ts';
import { blsScenes } from './scenes/bls.ts';
import { companyEmergencyScenes } from './scenes/company-emergencies.ts';
import { companyEventScenes } from './scenes/company-events.ts';
import { companyIncidentScenes } from './scenes/company-incidents.ts';
import { companyWoundScenes } from './scenes/company-wounds.ts';
import { headerScenes } from './scenes/headers.ts';
import { kppLifeSupportScenes } from './scenes/kpp-life-support.ts';
import { kppTraumaScenes } from './scenes/kpp-trauma.ts';
import { appMarks, brandMarks, logoPlaceholders, portraitPlaceholder } from './scenes/marks.ts';
import { pedScenes } from './scenes/ped.ts';
import { recertificationExamScenes } from './scenes/recertification-exam.ts';
import { recertificationSkillScenes } from './scenes/recertification-skills.ts';
import type { Scenes } from './scenes/scenes.ts';

/** One file to write; the path is relative to the content folder. */
export type Drawing = { readonly path: string; readonly text: string };

/** Galleries by the name of their folder. */
const galleries: Readonly<Record<string, Scenes>> = {
  kpp: { ...kppLifeSupportScenes, ...kppTraumaScenes },
  recertification: { ...recertificationExamScenes, ...recertificationSkillScenes },
  bls: blsScenes,
  ped: pedScenes,
  'company-29': { ...companyEmergencyScenes, ...companyEventScenes },
  'company-27': { ...companyIncidentScenes, ...companyWoundScenes },
};

const drawScenes = (folder: string, size: Point, scenes: Scenes): readonly Drawing[] =>
  Object.entries(scenes).map(([name, content]) => ({
    path: `${folder}/${name}.svg`,
    text: picture(size, ...content),
  }));

/** Every picture of the site that is drawn in code. */
export const planDrawings = (): readonly Drawing[] => [
  ...Object.entries(galleries).flatMap(([name, scenes]) => drawScenes(`galleries/${name}`, [1200, 900], scenes)),
  ...drawScenes('pictures/headers', [1600, 900], headerScenes),
  ...Object.entries(brandMarks).map(([name, text]) => ({ path: `pictures/brand/${name}.svg`, text })),
  ...Object.entries(appMarks).map(([name, text]) => ({ path: `pictures/apps/${name}.svg`, text })),
  ...logoPlaceholders.map((text, index) => ({ path: `pictures/logos/placeholder-${index + 1}.svg`, text })),
  { path: 'pictures/people/placeholder.svg', text: portraitPlaceholder },
];
