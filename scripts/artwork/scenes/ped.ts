import { cast, children } from '../kit/cast.ts';
import { helpingArm, lens, lowerLeg, pinch } from '../kit/close-views.ts';
import { chair, infantManikin, teddy, thermometer } from '../kit/course-gear.ts';
import { plaster } from '../kit/dressings.ts';
import { bone, solid } from '../kit/limbs.ts';
import { cloth, colour, skin } from '../kit/palette.ts';
import { bed, blanket } from '../kit/portable.ts';
import { kneeling, sitting, standing, supine } from '../kit/poses.ts';
import { classroom, home, mat, spotlight, stage } from '../kit/rooms.ts';
import { box, disc, each, oval, place, shape, stroke } from '../kit/svg.ts';
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

const vinyl = skin.vinyl;

/** Infant manikin on its back seen from above, the head away from the viewer. */
const infantFromAbove = (): string =>
  each(
    [-1, 1],
    (side) =>
      solid(
        bone([600 + side * 100, 356], [600 + side * 236, 300], [46, 36]) +
          bone([600 + side * 236, 300], [600 + side * 262, 206], [36, 30]),
        vinyl,
      ) +
      solid(
        bone([600 + side * 62, 690], [600 + side * 130, 800], [62, 50]) +
          bone([600 + side * 130, 800], [600 + side * 96, 890], [50, 38]),
        vinyl,
      ),
  ) +
  solid('M500 330Q600 296 700 330Q742 356 738 450L724 690Q600 750 476 690L462 450Q458 356 500 330Z', vinyl) +
  shape('M474 660Q600 700 726 660L722 720Q690 770 640 800Q600 776 560 800Q510 770 478 720Z', colour.white) +
  disc([538, 420], 9, vinyl.shade) +
  disc([662, 420], 9, vinyl.shade) +
  solid(
    'M600 70C700 70 730 140 726 200C722 280 664 322 600 322C536 322 478 280 474 200C470 140 500 70 600 70Z',
    vinyl,
  ) +
  oval([472, 208], [14, 24], vinyl.shade) +
  oval([728, 208], [14, 24], vinyl.shade) +
  stroke('M538 210Q554 222 570 210M630 210Q646 222 662 210', colour.ink, 8) +
  stroke('M588 250Q600 258 612 250', vinyl.shade, 8) +
  oval([600, 284], [16, 10], vinyl.shade);

/** The left of two hands that hold an infant's chest: the palm at its side, the fingers behind its back. */
const handBehind =
  solid(bone([60, 980], [318, 668], [96, 58]), skin.warm) +
  solid(bone([-40, 1090], [170, 848], [150, 106]), cloth.petrol) +
  solid(bone([436, 470], [560, 440], [34, 26]), skin.warm) +
  solid(bone([318, 668], [440, 530], [58, 70]), skin.warm);

/** The thumb of that hand on the breastbone. */
const thumb = solid(bone([416, 590], [506, 528], [44, 30]) + bone([506, 528], [576, 470], [30, 23]), skin.warm);

/** First aid for infants and children. */
export const pedScenes: Scenes = {
  '01-infant-two-thumbs': [
    spotlight(colour.sage),
    handBehind,
    place({ at: [1200, 0], mirror: true }, handBehind),
    infantFromAbove(),
    thumb,
    place({ at: [1200, 0], mirror: true }, thumb),
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
