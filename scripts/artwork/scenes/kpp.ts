import { cast, gloved } from '../kit/cast.ts';
import { chestFromAbove, fist, forearm, helpingArm, lowerLeg, lyingHead, openHand } from '../kit/close-views.ts';
import { clipboard, screen } from '../kit/course-gear.ts';
import {
  airwayTube,
  drops,
  faceMask,
  headBandage,
  ladderSplint,
  neckCollar,
  pocketMask,
  sling,
  suctionPump,
  tap,
} from '../kit/dressings.ts';
import { cloth, colour, skin } from '../kit/palette.ts';
import { drawPerson } from '../kit/people.ts';
import { grounded, halfKneeling, kneeling, onTheSide, standing, supine, walking } from '../kit/poses.ts';
import {
  aedOpen,
  autoInjector,
  bagValveMask,
  bandageRoll,
  cable,
  collar,
  cone,
  oxygenCylinder,
  pad,
  pulseOximeter,
  rescueBag,
  spineBoard,
  splint,
  stretcher,
  tourniquet,
  windings,
} from '../kit/rescue-gear.ts';
import {
  car,
  classroom,
  kitchen,
  mat,
  openDoor,
  park,
  practiceRoom,
  roadside,
  shadow,
  spotlight,
  stage,
  tabletop,
} from '../kit/rooms.ts';
import { box, disc, place, stroke } from '../kit/svg.ts';
import {
  armOnly,
  atTheHead,
  atTheSide,
  audience,
  facesClosely,
  headOf,
  lies,
  listensForBreath,
  mouthOf,
  on,
  onMat,
  presents,
  resuscitates,
  seated,
  spot,
  ventilates,
} from './groups.ts';
import type { Scenes } from './scenes.ts';

const here = spot(545);
const left = spot(430, 800, { scale: 1.6 });
const sitter = { at: [640, 800], scale: 1.6, facing: 1 } as const;
const helper = { at: [400, 800], scale: 1.55, facing: 1 } as const;
const onBoard = spot(420, 768, { scale: 1.5 });

const dragging = {
  at: [960, 840],
  scale: 1.5,
  facing: -1,
  lean: 42,
  nod: -20,
  hands: [
    [715, 660],
    [730, 680],
  ],
} as const;

/** Qualified first aid: the whole programme, from resuscitation to mass casualties. */
export const kppScenes: Scenes = {
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
    onMat(here),
    kneeling(cast.marek, {
      at: [330, 770],
      scale: 1.5,
      hands: [
        [440, 520],
        [470, 540],
      ],
    }),
    standing(cast.zofia, {
      at: [1090, 790],
      scale: 1.45,
      facing: -1,
      hands: [
        [950, 460],
        [930, 490],
      ],
    }),
    lies(cast.manikin, here),
    box([640, 676], [52, 22], { fill: colour.white, radius: 10 }),
    box([712, 684], [52, 22], { fill: colour.white, radius: 10 }),
    cable('M690 690Q640 780 560 836M730 700Q700 800 560 844'),
    place({ at: [500, 872], scale: 1.1 }, aedOpen()),
  ],
  '06-two-rescuers': [
    park(),
    resuscitates(cast.rescuer, left, cast.jan),
    atTheHead(cast.medic, left),
    ventilates(left),
  ],
  '07-oxygen-therapy': [
    practiceRoom(),
    place({ at: [230, 800], scale: 1.05 }, rescueBag()),
    grounded(cast.jan, { at: [560, 800], scale: 1.6, kneesUp: true, lean: -14 }),
    place({ at: [522, 480], scale: 1.6, turn: -14 }, faceMask()),
    cable('M600 540Q700 640 660 820'),
    halfKneeling(cast.medic, {
      at: [980, 800],
      scale: 1.5,
      facing: -1,
      hands: [
        [760, 600],
        [700, 560],
      ],
    }),
    place({ at: [620, 870] }, oxygenCylinder()),
  ],
  '08-airway-tubes': [
    tabletop(colour.sky),
    [
      ['#86a9b5', 0.9],
      [colour.sageDeep, 1.2],
      [colour.amber, 1.5],
      [colour.signal, 1.8],
    ]
      .map(([fill, scale], index) =>
        place(
          { at: [190 + index * 190 + index * index * 18, 430 - index * 14], scale: Number(scale) },
          airwayTube(88, String(fill)),
        ),
      )
      .join(''),
    stroke('M200 690H1000', colour.sand, 10),
  ],
  '09-suction-pump': [
    spotlight(colour.sage),
    place({ at: [620, 430], scale: 1.7 }, suctionPump()),
    place({ at: [1010, 640], turn: 180, scale: 1.2 }, fist(cloth.nitrile)),
  ],
  '10-cervical-collar': [
    practiceRoom(),
    standing(cast.rescuer, {
      ...helper,
      hands: [
        [600, 405],
        [600, 380],
      ],
    }),
    seated(cast.ewa, sitter.at, sitter),
    place(headOf('sitting', sitter), neckCollar()),
    place({ at: [1010, 800], scale: 0.9 }, rescueBag()),
  ],
  '11-spine-board': [
    park(),
    place({ at: [110, 808], scale: 1.7 }, spineBoard()),
    atTheSide(cast.medic, onBoard, [on(onBoard, 60, 60), on(onBoard, 70, 66)]),
    supine({ ...cast.tomek, eyes: 'closed' }, onBoard),
    [150, 330, 520]
      .map((x) =>
        box([x, 672 + (x === 150 ? 40 : 0)], [30, 100 - (x === 150 ? 40 : 0)], { fill: colour.ink, radius: 10 }),
      )
      .join(''),
    atTheHead(cast.rescuer, onBoard, [on(onBoard, 186, 34), on(onBoard, 180, 44)]),
  ],
  '12-stretcher-carry': [
    park(),
    walking(cast.medic, {
      at: [1010, 810],
      scale: 1.35,
      hands: [
        [960, 556],
        [975, 560],
      ],
    }),
    supine({ ...cast.zofia, eyes: 'closed' }, { at: [560, 526], scale: 1.25, facing: -1 }),
    place({ at: [250, 552] }, stretcher()),
    walking(cast.rescuer, {
      at: [220, 810],
      scale: 1.35,
      hands: [
        [276, 552],
        [290, 556],
      ],
    }),
  ],
  '13-forearm-splint': [
    spotlight(),
    place({ at: [240, 540], scale: 1.6 }, splint(380)),
    place({ at: [680, 450] }, forearm(skin.fair, cloth.teal, openHand)),
    place({ at: [300, 456] }, windings(3, 190)),
    place({ at: [560, 452] }, windings(2, 140)),
  ],
  '14-leg-splint': [
    spotlight(colour.sage),
    place({ at: [150, 590], scale: 1.9 }, ladderSplint(470)),
    place({ at: [470, 480] }, lowerLeg(skin.brown, cloth.petrol, skin.brown)),
    place({ at: [520, 478] }, windings(2, 200)),
    place({ at: [760, 480] }, windings(3, 160)),
    place({ at: [230, 480] }, windings(2, 300, 40)),
  ],
  '15-arm-sling': [
    stage(colour.sage),
    drawPerson(cast.ola, {
      hip: [600, 900],
      scale: 2.5,
      view: 'front',
      hands: [
        [680, 730],
        [770, 990],
      ],
      feet: [
        [560, 1300],
        [640, 1300],
      ],
      elbows: [-1, 1],
      without: ['legs'],
    }),
    place({ at: [600, 900], scale: 2.5 }, sling()),
  ],
  '16-pressure-dressing': [
    spotlight(colour.sand),
    place({ at: [660, 470] }, forearm(skin.olive, cloth.sage, openHand)),
    drops([[380, 610]]),
    place({ at: [320, 474] }, windings(5, 180)),
    place({ at: [540, 330], scale: 1.1, turn: 90 }, bandageRoll()),
    place({ at: [640, 180], turn: 118, scale: 0.9 }, helpingArm(cloth.nitrile, cloth.signal, fist)),
  ],
  '17-tourniquet-thigh': [
    spotlight(),
    place({ at: [560, 470] }, lowerLeg(skin.warm, cloth.steel, cloth.ink)),
    place({ at: [230, 462], scale: 1.2 }, tourniquet(270)),
    place({ at: [270, 190], turn: 78, scale: 0.9 }, helpingArm(cloth.nitrile, cloth.signal, fist)),
  ],
  '18-head-bandage': [
    stage(colour.sand),
    standing(cast.medic, {
      ...helper,
      hands: [
        [618, 330],
        [640, 300],
      ],
    }),
    seated(cast.marek, sitter.at, sitter),
    place(headOf('sitting', sitter), headBandage()),
    place({ at: [656, 300], scale: 0.4 }, bandageRoll()),
  ],
  '19-burn-cooling': [
    kitchen(),
    box([0, 640], [1200, 260], { fill: colour.steel }),
    box([300, 660], [640, 180], { fill: colour.skyDeep, radius: 60 }),
    place({ at: [590, 210] }, tap(500)),
    place({ at: [720, 500], scale: 0.85 }, forearm(skin.fair, cloth.sky, openHand)),
    disc([590, 500], 40, '#e79f88'),
    place({ at: [590, 210] }, stroke('M-6 250V300M10 262V320', colour.white, 5)),
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
    lyingHead(cast.marek, { at: [560, 520], scale: 5.6, tilt: 18, body: cloth.sky }),
    place({ at: [800, 150], turn: 108, scale: 0.85 }, helpingArm(cloth.nitrile, cloth.ink, openHand)),
    place({ at: [250, 230], turn: 42, scale: 0.7 }, helpingArm(cloth.nitrile, cloth.ink, fist)),
  ],
  '23-pulse-oximeter': [
    spotlight(colour.sage),
    place({ at: [560, 450] }, forearm(skin.deep, cloth.sand, openHand)),
    place({ at: [826, 428], scale: 1.15 }, pulseOximeter()),
  ],
  '24-rescue-bag': [
    tabletop(),
    place({ at: [330, 520], scale: 1.6 }, rescueBag()),
    place({ at: [660, 300] }, bagValveMask()),
    place({ at: [680, 480] }, collar()),
    place({ at: [930, 470], scale: 0.8 }, bandageRoll()),
    place({ at: [240, 680], scale: 0.9 }, splint(380)),
    place({ at: [800, 720] }, oxygenCylinder()),
  ],
  '25-helmet-removal': [
    roadside(),
    atTheSide(cast.medic, left, [on(left, 130, 40), on(left, 136, 48)], 60),
    lies({ ...cast.tomek, hat: 'moto' }, left),
    atTheHead(cast.rescuer, left, [on(left, 206, 40), on(left, 190, 78)]),
    place({ at: [90, 830] }, cone()),
  ],
  '26-evacuation-from-car': [
    roadside(),
    place({ at: [330, 740], scale: 1.3 }, car(), openDoor()),
    standing(cast.rescuer, dragging),
    grounded(
      { ...cast.ewa, eyes: 'closed' },
      {
        at: [700, 840],
        scale: 1.45,
        facing: -1,
        lean: -30,
        hands: [
          [690, 700],
          [700, 716],
        ],
      },
    ),
    standing(cast.rescuer, { ...dragging, without: armOnly }),
  ],
  '27-triage': [
    park(),
    grounded(cast.anna, { at: [220, 820], scale: 1.3, kneesUp: true }),
    grounded(cast.kofi, { at: [520, 840], scale: 1.3, kneesUp: true }),
    supine({ ...cast.tomek, eyes: 'closed' }, { at: [930, 850], scale: 1.3 }),
    [
      [268, 690, colour.green],
      [568, 710, colour.amber],
      [1010, 776, colour.signal],
    ]
      .map(([x, y, fill]) => box([Number(x), Number(y)], [26, 50], { fill: String(fill), radius: 6 }))
      .join(''),
    standing(cast.medic, {
      at: [770, 790],
      scale: 1.4,
      hands: [
        [840, 470],
        [850, 490],
      ],
      nod: 12,
    }),
    place({ at: [864, 456], scale: 0.5 }, clipboard()),
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
