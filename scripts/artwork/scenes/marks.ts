import { colour, hairColour, skin } from '../kit/palette.ts';
import { heartPath } from '../kit/rescue-gear.ts';
import { box, disc, oval, picture, place, shape, stroke } from '../kit/svg.ts';

const pulse = 'M-46-2H-18L-8-24L8 18L18-2H46';

const mark = (heart: string, line: string): string => shape(heartPath, heart) + stroke(pulse, line, 7);

/** The mark of the site: a heart crossed by a pulse line. No protected emblem. */
export const brandMarks = {
  logo: picture([96, 96], place({ at: [48, 54] }, mark(colour.signal, colour.white))),
  favicon: picture(
    [96, 96],
    box([0, 0], [96, 96], { fill: colour.petrol, radius: 22 }),
    place({ at: [48, 53], scale: 0.86 }, mark(colour.white, colour.signal)),
  ),
};

const forms = [
  disc([0, 0], 30, colour.skyDeep),
  shape('M0-34L30-17V17L0 34L-30 17V-17Z', colour.skyDeep),
  shape('M0-34L34 28H-34Z', colour.skyDeep),
  box([-30, -30], [60, 60], { fill: colour.skyDeep, radius: 14 }),
  disc([-14, 0], 24, colour.skyDeep) + disc([16, 0], 18, colour.sageDeep),
  box([-34, -8], [20, 38], { fill: colour.skyDeep }) +
    box([-10, -34], [20, 64], { fill: colour.sageDeep }) +
    box([14, -20], [20, 50], { fill: colour.skyDeep }),
  shape('M-32 26Q-32-32 32-32Q32 26-32 26Z', colour.skyDeep),
  stroke('M-26 0A26 26 0 1 1 0 26', colour.skyDeep, 16),
];

/** Neutral signs in a dashed frame that stand where logos of clients will be. */
export const logoPlaceholders: readonly string[] = forms.map((form) =>
  picture(
    [240, 120],
    box([4, 4], [232, 112], { fill: colour.cream, radius: 16 }),
    shape('M20 4H220A16 16 0 0 1 236 20V100A16 16 0 0 1 220 116H20A16 16 0 0 1 4 100V20A16 16 0 0 1 20 4Z', 'none', {
      stroke: colour.sandDeep,
      'stroke-width': 3,
      'stroke-dasharray': '10 9',
    }),
    place({ at: [64, 60] }, form),
    box([116, 44], [92, 12], { fill: colour.sandDeep, radius: 6 }),
    box([116, 68], [60, 10], { fill: colour.sand, radius: 5 }),
  ),
);

const handset = [
  box([24, 6], [48, 84], { fill: colour.petrol, radius: 10 }),
  box([29, 15], [38, 62], { fill: colour.cream, radius: 4 }),
  box([41, 81], [14, 4], { fill: colour.skyDeep, radius: 2 }),
].join('');

/** Signs of the app in its stores, by the name of the store; the badges of the stores are trademarks and are not drawn. */
export const appMarks = {
  'google-play': picture([96, 96], handset, stroke('M48 27V53M37 43L48 54L59 43M37 66H59', colour.signal, 7)),
  'app-store': picture(
    [96, 96],
    handset,
    box([34, 32], [28, 28], { fill: colour.signal, radius: 7 }),
    stroke('M48 39V53M41 46H55', colour.white, 5),
  ),
};

/** Head and shoulders without a face, for somebody whose portrait is missing. */
export const portraitPlaceholder = picture(
  [600, 600],
  box([0, 0], [600, 600], { fill: colour.sky }),
  disc([300, 250], 210, colour.cream),
  shape('M70 600C70 440 170 392 300 392C430 392 530 440 530 600Z', colour.petrol),
  shape('M250 330H350V400Q300 450 250 400Z', skin.olive.shade),
  oval([300, 250], [92, 112], skin.olive.base),
  shape('M204 262C180 90 420 90 396 262C392 210 366 190 300 190C234 190 208 210 204 262Z', hairColour.brown),
  place({ at: [400, 500], scale: 0.7 }, shape(heartPath, colour.white)),
);
