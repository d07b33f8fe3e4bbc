import type { SitePlan } from '../../plan/site-plan.ts';
import { parameterValueById, parseEditionDay } from '../../rules/meaning/parameter-value.ts';
import type { GeneratedFile } from '../generated-file.ts';

/** The height of each carousel whose row names one, instead of the shape of its pictures. */
export const carouselHeightStyles = ({ model }: Pick<SitePlan, 'model'>): string =>
  model.carousels
    .flatMap(({ id, height }) =>
      height === null
        ? []
        : [`.carousel.carousel-${id} .strip :is(a, img) {\n  height: ${height}px;\n  aspect-ratio: auto;\n}\n`],
    )
    .join('');

/** The width of a slide as a share of an equal one, which the style sheet knows, and heights. */
const slots = ({ parameters, model }: SitePlan): GeneratedFile => ({
  path: 'styles/slots.css',
  text: `.strip {\n  --slot-of-share: ${(parameterValueById(parameters, 'carouselSlotWidth', parseEditionDay(model.edition)) ?? 100) / 100};\n}\n${carouselHeightStyles({ model })}`,
});

const edges = { top: '0%', bottom: '100%' };

/** A picture by the name of its file, which it has in every size and whatever its bytes: `/01-a.` of `/galleries/kpp/01-a.1f2e.svg`. */
const anyOf = (src: string): string => `[src*="/${src.split('/').at(-1)?.split('.')[0] ?? ''}."]`;

/** A card that shows less of the height of a picture keeps the edge at which people are shown. */
const crops = ({ crops: kept }: SitePlan): GeneratedFile => ({
  path: 'styles/crops.css',
  text: (['top', 'bottom'] as const)
    .flatMap((edge) => {
      const names = kept.filter(({ keep }) => keep === edge).map(({ src }) => anyOf(src));
      return names.length === 0
        ? []
        : [
            `:is(.card-picture, .page-header-picture) img:is(\n  ${names.join(',\n  ')}\n) {\n  object-position: 50% ${edges[edge]};\n}\n`,
          ];
    })
    .join(''),
});

/** Positions of cities and regions on the map as classes, since style attributes are forbidden by the content security policy. */
export const emitStyles = (plan: SitePlan): GeneratedFile[] => [
  slots(plan),
  crops(plan),
  {
    path: 'styles/positions.css',
    text: [
      ...plan.cities.map(({ id, left, top }) => `.at-${id} {\n  left: ${left}%;\n  top: ${top}%;\n}`),
      ...plan.model.regions.map(({ id, left, top }) => `.at-region-${id} {\n  left: ${left}%;\n  top: ${top}%;\n}`),
      '',
    ].join('\n'),
  },
];
