import { cast, children } from '../kit/cast.ts';
import { helpingArm, lens, lowerLeg, pinch } from '../kit/close-views.ts';
import { chair, infantManikin, teddy, thermometer } from '../kit/course-gear.ts';
import { plaster } from '../kit/dressings.ts';
import { cloth, colour, skin } from '../kit/palette.ts';
import { bed, blanket } from '../kit/portable.ts';
import { kneeling, sitting, standing, supine } from '../kit/poses.ts';
import { classroom, home, mat, spotlight, stage } from '../kit/rooms.ts';
import { box, each, place } from '../kit/svg.ts';
import { armOnly, behindTable, facesClosely, lies, spot } from './groups.ts';
import type { Scenes } from './scenes.ts';

const child = spot(560, 800, { scale: 1.25 });
const seat = { at: [470, 820], scale: 1.75 } as const;
const kneels = { at: [470, 820], scale: 1.65, lean: 4 } as const;
const hug = {
  at: [480, 820],
  scale: 1.65,
  lean: 8,
  hands: [
    [676, 610],
    [668, 622],
  ],
} as const;

/** First aid for infants and children. */
export const pedScenes: Scenes = {
  '01-infant-two-fingers': [
    spotlight(colour.sage),
    place({ at: [520, 700], scale: 3 }, infantManikin()),
    place({ at: [530, 260], turn: 84, scale: 0.9 }, helpingArm(skin.warm, cloth.petrol, pinch)),
  ],
  '02-child-one-hand': [
    stage(colour.sand),
    mat([560, 806], 640, colour.sageDeep),
    kneeling(cast.ewa, {
      at: [500, 800],
      scale: 1.55,
      lean: 36,
      nod: -4,
      hands: [
        [662, 716],
        [700, 700],
      ],
    }),
    lies({ ...cast.manikin, headSize: 1.25 }, child),
  ],
  '03-infant-back-blows': [
    stage(colour.sky),
    place({ at: [470, 820], scale: 1.35 }, chair()),
    sitting(cast.trainer, {
      ...seat,
      nod: 14,
      hands: [
        [630, 500],
        [660, 600],
      ],
    }),
    place({ at: [640, 545], turn: 194, mirror: true, scale: 1.05 }, infantManikin()),
    sitting(cast.trainer, {
      ...seat,
      hands: [
        [606, 506],
        [620, 540],
      ],
      without: armOnly,
    }),
  ],
  '04-child-back-blows': [
    home(),
    standing(children.boy, {
      at: [640, 830],
      scale: 1.2,
      lean: 36,
      hands: [
        [760, 590],
        [740, 600],
      ],
    }),
    kneeling(cast.anna, {
      ...kneels,
      hands: [
        [640, 560],
        [690, 620],
      ],
    }),
  ],
  '05-child-abdominal-thrusts': [
    stage(colour.sage),
    kneeling(cast.kofi, hug),
    standing(children.girl, {
      at: [620, 830],
      scale: 1.2,
      lean: 14,
      hands: [
        [690, 610],
        [680, 620],
      ],
    }),
    kneeling(cast.kofi, { ...hug, without: armOnly }),
  ],
  '06-checking-a-child': [
    home(),
    facesClosely(cast.jan, spot(600, 800, { scale: 1.35 })),
    lies({ ...children.toddler }, child),
  ],
  '07-fever': [
    home(),
    place({ at: [640, 820], scale: 1.25 }, bed()),
    supine({ ...children.girl, eyes: 'closed' }, { at: [620, 690], scale: 1.15, facing: -1 }),
    place({ at: [560, 660], scale: 1.2 }, blanket(350)),
    kneeling(cast.amina, {
      at: [190, 820],
      scale: 1.6,
      hands: [
        [400, 630],
        [300, 600],
      ],
    }),
    lens([590, 260], 150, place({ at: [0, 0], scale: 0.95, turn: -30 }, thermometer())),
  ],
  '08-plaster-on-the-knee': [
    spotlight(colour.sand),
    place({ at: [470, 500], scale: 0.95 }, lowerLeg(skin.warm, cloth.teal, cloth.amber)),
    place({ at: [570, 460], turn: -14, scale: 1.2 }, plaster()),
    place({ at: [700, 170], turn: 112, scale: 0.8 }, helpingArm(skin.fair, cloth.sage, pinch)),
  ],
  '09-parents-with-manikins': [
    classroom(),
    each(
      [
        [230, cast.ola],
        [600, cast.piotr],
        [970, cast.zofia],
      ],
      ([x, person]) =>
        behindTable(person, [x, 620], {
          hands: [
            [x - 20, 560],
            [x + 20, 560],
          ],
        }) + place({ at: [x - 10, 616] }, infantManikin()),
    ),
    box([60, 610], [1080, 30], { fill: colour.clay, radius: 10 }),
    box([100, 640], [1000, 170], { fill: colour.teal }),
    place({ at: [1090, 610], scale: 0.5 }, teddy()),
  ],
};
