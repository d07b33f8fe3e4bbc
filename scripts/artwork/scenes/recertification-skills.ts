import { cast } from '../kit/cast.ts';
import { chestFromAbove, forearm, helpingArm, lowerLeg, openHand, pinch } from '../kit/close-views.ts';
import { infantManikin, table } from '../kit/course-gear.ts';
import { chestSeal, drops, pocketMask } from '../kit/dressings.ts';
import { cloth, colour, skin, tint } from '../kit/palette.ts';
import { grounded, halfKneeling, kneeling, standing, supine } from '../kit/poses.ts';
import {
  aedOpen,
  bagValveMask,
  cable,
  foilBlanket,
  oxygenCylinder,
  oxygenMask,
  pad,
  spineBoard,
  tourniquet,
} from '../kit/rescue-gear.ts';
import { gym, park, shadow, spotlight, stage, tabletop } from '../kit/rooms.ts';
import { box, disc, each, place } from '../kit/svg.ts';
import { onMat, resuscitates, spot } from './groups.ts';
import type { Scenes } from './scenes.ts';

const mirrored = spot(640, 800, { scale: 1.6, facing: -1 });

const lifted = { at: [600, 640], scale: 1.35 } as const;

const cold = { at: [640, 800], scale: 1.7, facing: 1 } as const;

/** Recertification: revision of practical skills. */
export const recertificationSkillScenes: Scenes = {
  '06-training-defibrillator': [
    tabletop(colour.sky),
    place({ at: [400, 700], scale: 3.3 }, aedOpen()),
    place({ at: [850, 330], scale: 1.4, turn: 8 }, pad()),
    place({ at: [930, 610], scale: 1.4, turn: -10 }, pad()),
    cable('M676 560Q750 540 770 460T810 380M676 600Q760 640 860 620'),
  ],
  '07-bag-valve-mask-set': [
    tabletop(colour.sage),
    place({ at: [300, 420], scale: 1.7 }, bagValveMask()),
    place({ at: [330, 690], scale: 1.5 }, pocketMask()),
    place({ at: [560, 690], scale: 2 }, pocketMask()),
    place({ at: [820, 620], scale: 1.3 }, oxygenMask()),
  ],
  '08-changing-rescuers': [
    gym(),
    onMat(mirrored, colour.sky),
    resuscitates(cast.piotr, mirrored),
    kneeling(cast.zofia, {
      at: [200, 810],
      scale: 1.55,
      lean: 12,
      hands: [
        [330, 650],
        [340, 680],
      ],
    }),
  ],
  '12-oxygen-set': [
    tabletop(),
    place({ at: [560, 520], scale: 2.2 }, oxygenCylinder()),
    place({ at: [900, 590], scale: 1.5 }, oxygenMask()),
    cable('M836 340Q960 300 980 420T930 560'),
  ],
  '13-back-blows': [
    stage(colour.sand),
    standing(cast.kofi, {
      at: [560, 800],
      scale: 1.6,
      lean: 34,
      nod: 8,
      hands: [
        [690, 470],
        [640, 420],
      ],
    }),
    standing(cast.anna, {
      at: [420, 800],
      scale: 1.6,
      lean: 6,
      hands: [
        [600, 430],
        [650, 500],
      ],
    }),
  ],
  '14-burn-dressing': [
    spotlight(colour.sky),
    place({ at: [650, 450] }, forearm(skin.warm, cloth.sand, openHand)),
    disc([410, 446], 74, tint.burn),
    place(
      { at: [430, 430], turn: -8, scale: 1.5 },
      box([-90, -56], [180, 112], { fill: colour.skyDeep, radius: 22 }),
      box([-72, -40], [144, 80], { fill: colour.sky, radius: 14 }),
    ),
    place({ at: [520, 160], turn: 104, scale: 0.85 }, helpingArm(cloth.nitrile, cloth.petrol, pinch)),
  ],
  '15-chest-seal': [
    spotlight(colour.sage),
    chestFromAbove(cast.marek),
    place({ at: [500, 650], scale: 1.3, turn: -6 }, chestSeal()),
    place({ at: [210, 480], turn: 26, scale: 0.9 }, helpingArm(cloth.nitrile, cloth.ink, openHand)),
  ],
  '16-arm-tourniquet': [
    stage(colour.sky),
    grounded(cast.tomek, {
      at: [470, 810],
      scale: 1.65,
      lean: -10,
      kneesUp: true,
      hands: [
        [640, 600],
        [540, 720],
      ],
    }),
    place({ at: [500, 607], turn: 30, scale: 0.42 }, tourniquet(64)),
    drops([[622, 660]]),
    halfKneeling(cast.rescuer, {
      at: [860, 810],
      scale: 1.6,
      facing: -1,
      lean: 14,
      hands: [
        [540, 616],
        [530, 580],
      ],
    }),
  ],
  '17-vacuum-splint': [
    spotlight(colour.sand),
    place({ at: [470, 470] }, box([60, -70], [560, 190], { fill: colour.teal, radius: 70 })),
    place({ at: [470, 470] }, lowerLeg(skin.fair, cloth.ink, cloth.steel)),
    place(
      { at: [470, 500] },
      box([40, -10], [570, 120], { fill: colour.teal, radius: 54 }),
      each([120, 280, 440], (x) => box([x, -136], [44, 250], { fill: colour.ink, radius: 14 })),
    ),
    disc([1040, 590], 22, colour.amber),
  ],
  '18-team-lift': [
    park(),
    supine({ ...cast.zofia, eyes: 'closed' }, { ...lifted, facing: 1 }),
    place({ at: [220, 652], scale: 1.35 }, spineBoard([90, 250, 390])),
    halfKneeling(cast.medic, {
      at: [180, 830],
      scale: 1.4,
      lean: 8,
      hands: [
        [262, 650],
        [290, 652],
      ],
    }),
    halfKneeling(cast.rescuer, {
      at: [1040, 830],
      scale: 1.4,
      facing: -1,
      lean: 8,
      hands: [
        [950, 650],
        [930, 652],
      ],
    }),
  ],
  '19-thermal-blanket': [
    park(),
    grounded({ ...cast.ola }, { ...cold, kneesUp: true }),
    place({ at: [640, 752], scale: 1.9 }, foilBlanket()),
    halfKneeling(cast.medic, {
      at: [380, 810],
      scale: 1.6,
      hands: [
        [560, 560],
        [590, 640],
      ],
    }),
    shadow([640, 812], 420),
  ],
  '20-infant-resuscitation': [
    stage(colour.sage),
    standing(cast.ewa, {
      at: [560, 790],
      scale: 1.55,
      lean: 32,
      hands: [
        [704, 546],
        [716, 548],
      ],
    }),
    place({ at: [700, 830], scale: 1.4 }, table(700)),
    place({ at: [720, 654], scale: 1.4 }, infantManikin()),
  ],
};
