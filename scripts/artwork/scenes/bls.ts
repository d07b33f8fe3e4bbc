import { cast } from '../kit/cast.ts';
import { fist, helpingArm, lyingHead, openHand } from '../kit/close-views.ts';
import { handset, manikinTorso } from '../kit/course-gear.ts';
import { pocketMask } from '../kit/dressings.ts';
import { cloth, colour, skin } from '../kit/palette.ts';
import type { Person } from '../kit/people.ts';
import { kneeling, onTheSide, standing, supine } from '../kit/poses.ts';
import { aed, aedCabinet, aedOpen } from '../kit/rescue-gear.ts';
import { classroom, gym, home, lobby, mat, park, practiceRoom, shadow, spotlight, stage } from '../kit/rooms.ts';
import { box, each, place } from '../kit/svg.ts';
import { armOnly, atTheHead, atTheSide, connected, lies, on, onMat, resuscitates, spot } from './groups.ts';
import type { Scenes } from './scenes.ts';

const here = spot(545);
const turned = spot(655, 800, { facing: -1 });
const smaller = spot(560, 790, { scale: 1.5 });
const helped = { at: [620, 810], scale: 1.65, lean: 12 } as const;
const behind = {
  at: [540, 810],
  scale: 1.7,
  lean: 10,
  hands: [
    [706, 428],
    [700, 440],
  ],
} as const;

const practisingPlace = (person: Person, x: number): string =>
  mat([x, 800], 330, colour.sky) +
  standing(person, {
    at: [x, 1010],
    scale: 1.5,
    view: 'front',
    hands: [
      [x - 6, 696],
      [x + 6, 696],
    ],
    foreshortened: 0.76,
    without: ['legs'],
  }) +
  place({ at: [x - 10, 800], scale: 0.85 }, manikinTorso());

/** Basic life support with an automated external defibrillator. */
export const blsScenes: Scenes = {
  '01-checking-response': [
    park(),
    atTheSide(cast.ola, turned, [on(turned, 112, 44), on(turned, 124, 60)], 58),
    lies(cast.jan, turned),
  ],
  '02-calling-for-help': [
    home(),
    kneeling(cast.amina, {
      at: [330, 790],
      scale: 1.6,
      hands: [
        [470, 600],
        [374, 400],
      ],
    }),
    place({ at: [384, 386], turn: -12, scale: 1.25 }, handset()),
    lies(cast.marek, spot(720, 820, { scale: 1.6 })),
  ],
  '03-opening-the-airway': [
    stage(colour.sand),
    onMat(spot(430), colour.sageDeep),
    atTheSide(cast.piotr, spot(606), [on(spot(430), 203, 57), on(spot(430), 146, 55)], 44),
    shadow([430, 804], 680),
    supine(cast.manikin, { at: [430, 800], scale: 1.7, nod: 14 }),
  ],
  '04-hands-on-the-chest': [
    spotlight(colour.sand),
    place({ at: [560, 640], scale: 2.3 }, manikinTorso()),
    place({ at: [492, 330], turn: 86, scale: 0.78 }, helpingArm(skin.fair, cloth.teal, openHand)),
    place({ at: [520, 320], turn: 96, scale: 0.78 }, helpingArm(skin.fair, cloth.teal, fist)),
  ],
  '05-face-shield': [
    spotlight(colour.sage),
    lyingHead(cast.manikin, { at: [600, 560], scale: 5.4, tilt: 16, body: cloth.sky }),
    place({ at: [540, 384], turn: 2, scale: 2.4 }, pocketMask()),
    place({ at: [860, 130], turn: 116, scale: 0.8 }, helpingArm(cloth.nitrile, cloth.sand, openHand)),
  ],
  '06-taking-the-defibrillator': [
    lobby(),
    place({ at: [420, 340], scale: 1.15 }, aedCabinet(true)),
    standing(cast.zofia, {
      at: [640, 820],
      scale: 1.6,
      facing: -1,
      hands: [
        [470, 560],
        [480, 530],
      ],
    }),
    place({ at: [430, 606], scale: 0.8 }, aed()),
  ],
  '07-attaching-the-pads': [
    practiceRoom(),
    onMat(here),
    atTheSide(cast.kofi, here, [on(here, 84, 76), on(here, 108, 78)], 44),
    lies({ ...cast.manikin, top: cast.manikin.skin }, here),
    connected(here, [970, 852]),
    place({ at: [1040, 872] }, aedOpen()),
  ],
  '08-group-practice': [
    gym(),
    each([cast.marek, cast.anna, cast.tomek], (person, index) => practisingPlace(person, 230 + index * 370)),
  ],
  '09-turning-on-the-side': [
    stage(colour.sky),
    mat([560, 780], 900, colour.sageDeep),
    kneeling(cast.trainer, {
      at: [400, 740],
      scale: 1.6,
      lean: 26,
      hands: [
        [560, 610],
        [470, 640],
      ],
    }),
    shadow([560, 795], 600),
    onTheSide({ ...cast.ola, eyes: 'closed' }, { at: [560, 770], scale: 1.75 }),
  ],
  '10-abdominal-thrusts': [
    stage(colour.sand),
    standing(cast.marek, behind),
    standing(cast.ewa, {
      ...helped,
      hands: [
        [694, 316],
        [690, 306],
      ],
    }),
    standing(cast.marek, { ...behind, without: armOnly }),
  ],
  '11-instructor-demonstrates': [
    classroom(),
    standing(cast.jan, {
      at: [150, 790],
      scale: 1.45,
      hands: [
        [260, 560],
        [250, 570],
      ],
    }),
    onMat(smaller),
    resuscitates(cast.instructor, smaller),
    standing(cast.amina, { at: [1060, 800], scale: 1.45, facing: -1 }),
  ],
};
