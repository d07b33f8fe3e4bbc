import { cast, gloved } from '../kit/cast.ts';
import {
  chestFromAbove,
  fist,
  forearm,
  helpingArm,
  lowerLeg,
  lyingHead,
  openHand,
  spreadHand,
  twoFingers,
} from '../kit/close-views.ts';
import { screen } from '../kit/course-gear.ts';
import { airwayTube, faceMask, pocketMask, suctionPump } from '../kit/dressings.ts';
import { cloth, colour, skin } from '../kit/palette.ts';
import { grounded, kneeling, onTheSide, standing } from '../kit/poses.ts';
import { aedOpen, autoInjector, cable, oxygenCylinder, pad, pulseOximeter, rescueBag } from '../kit/rescue-gear.ts';
import { classroom, mat, park, practiceRoom, shadow, spotlight, stage, tabletop } from '../kit/rooms.ts';
import { box, each, place, stroke } from '../kit/svg.ts';
import {
  atTheHead,
  audience,
  connected,
  facesClosely,
  lies,
  listensForBreath,
  mouthOf,
  onMat,
  presents,
  resuscitates,
  spot,
  ventilates,
} from './groups.ts';
import type { Scenes } from './scenes.ts';

const here = spot(545);

const raised = spot(545, 768);

const left = spot(430, 800, { scale: 1.6 });

/** Qualified first aid: breathing, circulation and the unconscious casualty. */
export const kppLifeSupportScenes: Scenes = {
  '01-chest-compressions': [practiceRoom(), onMat(here), resuscitates(cast.anna, here)],
  '02-rescue-breaths': [
    stage(colour.sage),
    onMat(here, colour.sageDeep),
    facesClosely(gloved(cast.kofi), here),
    lies(cast.manikin, here),
    place({ at: mouthOf(here), scale: 1.1 }, pocketMask()),
  ],
  '03-bag-valve-mask': [
    stage(),
    lies(cast.manikin, left),
    place({ at: [330, 850], scale: 0.9 }, oxygenCylinder()),
    atTheHead(cast.rescuer, left),
    ventilates(left),
  ],
  '04-defibrillator-pads': [
    spotlight(),
    chestFromAbove(cast.piotr),
    cable('M508 640Q420 760 360 900M724 850Q820 880 840 900'),
    place({ at: [506, 590] }, pad()),
    place({ at: [748, 800], turn: -12 }, pad()),
  ],
  '05-stand-clear': [
    practiceRoom(),
    onMat(raised),
    kneeling(cast.marek, {
      at: [330, 740],
      scale: 1.5,
      hands: [
        [440, 480],
        [470, 500],
      ],
    }),
    standing(cast.zofia, {
      at: [1090, 780],
      scale: 1.45,
      facing: -1,
      hands: [
        [950, 450],
        [930, 480],
      ],
    }),
    lies({ ...cast.manikin, top: cast.manikin.skin }, raised),
    connected(raised, [800, 872]),
    place({ at: [880, 892] }, aedOpen()),
  ],
  '06-two-rescuers': [
    park(),
    resuscitates(cast.rescuer, left, cast.jan),
    atTheHead(cast.medic, left),
    ventilates(left),
  ],
  '07-oxygen-therapy': [
    practiceRoom(),
    place({ at: [1010, 800], scale: 1.05 }, rescueBag()),
    grounded(cast.jan, { at: [560, 800], scale: 1.6, kneesUp: true, lean: -14 }),
    place({ at: [490, 486], scale: 1.6, turn: -14 }, faceMask()),
    cable('M548 540Q640 640 690 810'),
    kneeling(cast.medic, {
      at: [300, 800],
      scale: 1.5,
      lean: 6,
      hands: [
        [470, 560],
        [440, 600],
      ],
    }),
    place({ at: [620, 870] }, oxygenCylinder()),
  ],
  '08-airway-tubes': [
    tabletop(colour.sky),
    each(
      [
        [cloth.sky.shade, 0.9],
        [colour.sageDeep, 1.2],
        [colour.amber, 1.5],
        [colour.signal, 1.8],
      ],
      ([fill, scale], index) =>
        place({ at: [190 + index * 190 + index * index * 18, 430 - index * 14], scale: scale }, airwayTube(88, fill)),
    ),
    stroke('M200 690H1000', colour.sand, 10),
  ],
  '09-suction-pump': [
    spotlight(colour.sage),
    place({ at: [620, 430], scale: 1.7 }, suctionPump()),
    place({ at: [1010, 640], turn: 180, scale: 1.2 }, fist(cloth.nitrile)),
  ],
  '20-recovery-position': [
    practiceRoom(),
    mat([580, 770], 940, colour.sageDeep),
    kneeling(cast.anna, {
      at: [440, 730],
      scale: 1.6,
      lean: 22,
      hands: [
        [590, 610],
        [500, 610],
      ],
    }),
    shadow([560, 790], 640),
    onTheSide({ ...cast.marek, eyes: 'closed' }, { at: [560, 770], scale: 1.8 }),
  ],
  '21-checking-breathing': [stage(colour.sage), lies(cast.kofi, left), listensForBreath(cast.zofia, left)],
  '22-head-tilt-chin-lift': [
    spotlight(),
    lyingHead(cast.marek, { at: [600, 590], scale: 5.2, tilt: 34, body: cloth.sky }),
    place({ at: [794, 420], turn: 128, scale: 0.74 }, helpingArm(cloth.nitrile, cloth.ink, fist)),
    place({ at: [350, 366], turn: 42, scale: 0.72 }, helpingArm(cloth.nitrile, cloth.ink, twoFingers)),
  ],
  '23-pulse-oximeter': [
    spotlight(colour.sage),
    place({ at: [500, 430], scale: 1.3 }, forearm(skin.deep, cloth.sand, spreadHand)),
    place({ at: [850, 556], scale: 1.3, turn: 14 }, pulseOximeter()),
  ],
  '28-lecture': [
    classroom(),
    place({ at: [700, 110], scale: 1.3 }, screen()),
    presents(cast.instructor, [270, 800]),
    audience([cast.anna, cast.kofi, cast.zofia, cast.jan], 1100),
  ],
  '29-auto-injector': [
    spotlight(colour.sand),
    place({ at: [650, 520] }, lowerLeg(skin.fair, cloth.leaf, cloth.ink)),
    place({ at: [340, 270], turn: 90, scale: 1.1 }, autoInjector()),
    place({ at: [430, 60], turn: 112, scale: 0.9 }, helpingArm(skin.brown, cloth.teal, fist)),
  ],
};
