import type { SitePlan } from '../../plan/site-plan.ts';
import type { GeneratedFile } from '../generated-file.ts';

/** Positions of cities and regions on the map as classes, since style attributes are forbidden by the content security policy. */
export const emitStyles = ({ cities, model }: SitePlan): GeneratedFile[] => [
  {
    path: 'styles/positions.css',
    text: [
      ...cities.map(({ id, left, top }) => `.at-${id} {\n  left: ${left}%;\n  top: ${top}%;\n}`),
      ...model.regions.map(({ id, left, top }) => `.at-region-${id} {\n  left: ${left}%;\n  top: ${top}%;\n}`),
      '',
    ].join('\n'),
  },
];
