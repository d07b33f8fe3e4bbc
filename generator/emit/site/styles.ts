import type { SitePlan } from '../../plan/site-plan.ts';
import { parameterValueById, parseEditionDay } from '../../rules/meaning/parameter-value.ts';
import type { GeneratedFile } from '../generated-file.ts';

/** The styles of carousels whose row names a height; the others have the height of their pictures. */
export const carouselHeightStyles = ({ model }: Pick<SitePlan, 'model'>): string =>
  model.carousels
    .flatMap(({ id, height }) =>
      height === null
        ? []
        : [`.carousel.carousel-${id} .strip :is(a, img) {\n  height: ${height}px;\n  aspect-ratio: auto;\n}\n`],
    )
    .join('');

/** The height of carousels, and the width of slides as a share of an equal slide, whose width the style sheet knows. */
const slots = ({ parameters, model }: SitePlan): GeneratedFile => ({
  path: 'styles/slots.css',
  text: `.strip {\n  --slot-of-share: ${(parameterValueById(parameters, 'carouselSlotWidth', parseEditionDay(model.edition)) ?? 100) / 100};\n}\n${carouselHeightStyles({ model })}`,
});

const edges = { top: '0%', bottom: '100%' };

/** A selector for a picture by its file name, which is the same in every size and version: `/01-a.` of `/galleries/kpp/01-a.1f2e.svg`. */
const anyOf = (src: string): string => `[src*="/${src.split('/').at(-1)?.split('.')[0] ?? ''}."]`;

/** Which edge of a picture stays visible if a card shows less of its height: the one at which people are shown. */
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

/** Positions of cities on the map as classes, since style attributes are forbidden by the content security policy. */
export const emitStyles = (plan: SitePlan): GeneratedFile[] => [
  slots(plan),
  crops(plan),
  {
    path: 'styles/positions.css',
    text: plan.cities.map(({ id, left, top }) => `.at-${id} {\n  left: ${left}%;\n  top: ${top}%;\n}\n`).join(''),
  },
];
