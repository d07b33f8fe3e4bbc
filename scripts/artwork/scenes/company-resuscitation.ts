import { asleep, cast, gloved } from '../kit/cast.ts';
import {
  assemblySign,
  blackboard,
  certificate,
  desk,
  exitSign,
  laptop,
  manikinTorso,
  plant,
  screen,
  table,
} from '../kit/course-gear.ts';
import { cloth, colour } from '../kit/palette.ts';
import type { Person } from '../kit/people.ts';
import { bottle, cup, eyeWash, flame, forklift, shelf, suitcase } from '../kit/portable.ts';
import { grounded, halfKneeling, kneeling, onTheSide, standing, supine, walking } from '../kit/poses.ts';
import {
  aed,
  aedCabinet,
  aedOpen,
  cable,
  cone,
  extinguisher,
  firstAidKit,
  stretcher,
  wallCabinet,
  warningTriangle,
  windings,
} from '../kit/rescue-gear.ts';
import {
  buildingSite,
  canteen,
  car,
  gym,
  laboratory,
  lobby,
  mat,
  office,
  openDoor,
  park,
  practiceRoom,
  productionHall,
  roadside,
  shadow,
  stage,
  tent,
  warehouse,
} from '../kit/rooms.ts';
import { box, place, stroke } from '../kit/svg.ts';
import {
  armOnly,
  atTheHead,
  atTheSide,
  audience,
  behindTable,
  facesClosely,
  lies,
  listensForBreath,
  on,
  onMat,
  presents,
  resuscitates,
  seated,
  spot,
} from './groups.ts';
import type { Scenes } from './scenes.ts';

const right = spot(560, 810, { scale: 1.6 });
const turned = spot(640, 810, { scale: 1.6, facing: -1 });
const behind = {
  at: [450, 810],
  scale: 1.6,
  lean: 4,
  hands: [
    [616, 470],
    [610, 480],
  ],
} as const;
const dragging = {
  at: [880, 820],
  scale: 1.5,
  facing: -1,
  lean: 40,
  nod: -18,
  hands: [
    [640, 640],
    [656, 660],
  ],
} as const;

const facingTrainer = (person: Person, x: number): string =>
  mat([x, 806], 300, colour.sageDeep) +
  kneeling(person, {
    at: [x - 120, 800],
    scale: 1.15,
    lean: 30,
    hands: [
      [x, 724],
      [x + 4, 722],
    ],
  }) +
  place({ at: [x, 806], scale: 0.7 }, manikinTorso());

/** Resuscitation and first response in companies, with safety days and team events. */
export const companyResuscitationScenes: Scenes = {
  '01-office-compressions': [
    office(),
    place({ at: [1010, 780], scale: 1.2 }, table(300)),
    place({ at: [1010, 634] }, laptop()),
    resuscitates(cast.tomek, right, cast.ewa),
  ],
  '02-defibrillator-in-the-lobby': [
    lobby(),
    place({ at: [250, 320], scale: 1.05 }, aedCabinet()),
    standing(cast.amina, {
      at: [520, 820],
      scale: 1.6,
      facing: -1,
      hands: [
        [340, 470],
        [440, 560],
      ],
    }),
    place({ at: [760, 800], scale: 1.1 }, plant()),
  ],
  '03-training-in-the-boardroom': [
    office(),
    place({ at: [330, 130], scale: 0.95 }, screen()),
    presents(cast.trainer, [690, 790], { scale: 1.45, hand: [500, 330] }),
    place({ at: [600, 860], scale: 1.3 }, table(760, colour.sandDeep)),
    place({ at: [360, 700], scale: 0.9 }, manikinTorso()),
    place({ at: [860, 700], scale: 0.9 }, aedOpen()),
  ],
  '04-warehouse-compressions': [warehouse(), resuscitates(cast.storewoman, turned, cast.worker)],
  '05-defibrillator-at-reception': [
    lobby(),
    standing(cast.ewa, { at: [330, 800], scale: 1.5, view: 'front', without: ['legs'] }),
    box([120, 520], [640, 280], { fill: colour.petrol, radius: 16 }),
    box([90, 500], [700, 34], { fill: colour.clay, radius: 12 }),
    place({ at: [600, 500], scale: 0.9 }, aed()),
  ],
  '06-production-hall-shock': [
    productionHall(),
    lies(asleep(cast.builder), right),
    halfKneeling(cast.worker, {
      at: [300, 800],
      scale: 1.5,
      hands: [
        [430, 560],
        [420, 590],
      ],
    }),
    standing(cast.storewoman, {
      at: [1060, 800],
      scale: 1.45,
      facing: -1,
      hands: [
        [920, 480],
        [900, 500],
      ],
    }),
    cable('M700 700Q760 780 880 830'),
    place({ at: [930, 880], scale: 1.1 }, aedOpen()),
  ],
  '07-choking-in-the-canteen': [
    canteen(),
    place({ at: [900, 800], scale: 1.3 }, table(360)),
    place({ at: [830, 640] }, bottle()),
    place({ at: [940, 640] }, cup()),
    standing(cast.jan, behind),
    standing(cast.ola, {
      at: [550, 810],
      scale: 1.55,
      lean: 12,
      hands: [
        [620, 350],
        [612, 340],
      ],
    }),
    standing(cast.jan, { ...behind, without: armOnly }),
  ],
  '08-calling-from-the-office': [
    office(),
    standing(cast.kofi, {
      at: [330, 800],
      scale: 1.55,
      hands: [
        [384, 262],
        [400, 560],
      ],
    }),
    place({ at: [382, 244], scale: 1.3, turn: -10 }, box([-11, -26], [22, 52], { fill: colour.ink, radius: 6 })),
    lies(cast.zofia, spot(790, 820, { scale: 1.45 })),
  ],
  '09-recovery-position-corridor': [
    lobby(place({ at: [330, 200], scale: 1.2 }, exitSign())),
    shadow([560, 800], 620),
    kneeling(cast.jan, {
      at: [730, 750],
      scale: 1.55,
      facing: -1,
      lean: 22,
      hands: [
        [590, 610],
        [640, 640],
      ],
    }),
    onTheSide(asleep(cast.amina), { at: [620, 780], scale: 1.7, facing: -1 }),
  ],
  '10-group-in-the-conference-room': [
    office(),
    facingTrainer(cast.ola, 260),
    facingTrainer(cast.piotr, 620),
    facingTrainer(cast.amina, 980),
  ],
  '11-shop-checking-response': [
    stage(colour.sky),
    place({ at: [220, 700], scale: 1.25 }, shelf()),
    place({ at: [980, 700], scale: 1.25 }, shelf()),
    atTheSide(cast.storewoman, right, [on(right, 112, 46), on(right, 124, 60)], 56),
    lies(cast.tomek, right),
  ],
  '12-gym-rescue-breaths': [
    gym(),
    onMat(turned, colour.sky),
    facesClosely(gloved(cast.zofia), turned),
    lies(cast.manikin, turned),
    place({ at: [1090, 850], scale: 0.9 }, aedOpen()),
  ],
  '13-first-aid-cabinet': [
    warehouse(),
    place({ at: [420, 300], scale: 1.3 }, wallCabinet()),
    standing(cast.worker, {
      at: [720, 820],
      scale: 1.65,
      facing: -1,
      hands: [
        [530, 430],
        [600, 620],
      ],
    }),
  ],
  '14-assembly-point': [
    park(),
    place({ at: [230, 760], scale: 1.2 }, assemblySign()),
    standing(cast.worker, { at: [520, 800], scale: 1.4, facing: -1 }),
    standing(cast.ewa, { at: [700, 815], scale: 1.4, facing: -1 }),
    walking(cast.kofi, { at: [960, 800], scale: 1.4, facing: -1 }),
  ],
  '15-fire-extinguisher-practice': [
    park(),
    place({ at: [980, 790], scale: 1.3 }, box([-80, -70], [160, 70], { fill: colour.steel, radius: 10 }), flame()),
    standing(cast.firefighter, {
      at: [330, 810],
      scale: 1.5,
      hands: [
        [480, 560],
        [430, 600],
      ],
    }),
    place({ at: [470, 700], scale: 0.8 }, extinguisher()),
    stroke('M520 560Q700 600 870 720', colour.white, 26),
  ],
  '16-safety-day-tent': [
    park(place({ at: [600, 760], scale: 1.35 }, tent([0, 0]))),
    behindTable(cast.instructor, [470, 600], { scale: 1.35 }),
    behindTable(cast.anna, [720, 600], { scale: 1.35 }),
    place({ at: [600, 770], scale: 1.3 }, desk(560)),
    place({ at: [600, 610], scale: 0.75 }, aed()),
    place({ at: [830, 610], scale: 0.6 }, firstAidKit()),
  ],
  '17-stretcher-relay': [
    gym(),
    walking(cast.ola, {
      at: [1000, 815],
      scale: 1.35,
      hands: [
        [950, 562],
        [966, 566],
      ],
    }),
    supine(cast.piotr, { at: [570, 530], scale: 1.25 }),
    place({ at: [242, 558] }, stretcher()),
    walking(cast.marek, {
      at: [212, 815],
      scale: 1.35,
      hands: [
        [268, 558],
        [282, 562],
      ],
    }),
    place({ at: [620, 880] }, cone()),
  ],
  '18-team-quiz': [
    office(),
    place(
      { at: [780, 120], scale: 1 },
      blackboard(
        [
          [-150, colour.amber, 60],
          [0, colour.sky, 120],
          [150, colour.sage, 90],
        ]
          .map(([x, fill, height]) =>
            box([Number(x) - 40, 240 - Number(height)], [80, Number(height)], { fill: String(fill), radius: 8 }),
          )
          .join(''),
      ),
    ),
    presents(cast.instructor, [330, 800], { scale: 1.45, hand: [500, 330] }),
    audience([cast.zofia, cast.kofi, cast.ewa], 1190),
  ],
  '19-company-car-casualty': [
    roadside(),
    place({ at: [290, 740], scale: 1.3 }, car(cloth.amber.base), openDoor(cloth.amber.shade)),
    standing(cast.worker, dragging),
    grounded(asleep(cast.tomek), {
      at: [630, 820],
      scale: 1.45,
      facing: -1,
      lean: -30,
      hands: [
        [620, 690],
        [630, 700],
      ],
    }),
    standing(cast.worker, { ...dragging, without: armOnly }),
  ],
  '20-bandaging-contest': [
    practiceRoom(),
    seated(cast.jan, [400, 810], {
      hands: [
        [560, 560],
        [480, 650],
      ],
    }),
    standing(cast.zofia, {
      at: [680, 800],
      scale: 1.45,
      facing: -1,
      lean: 14,
      hands: [
        [560, 540],
        [530, 570],
      ],
    }),
    place({ at: [478, 556], scale: 0.32, turn: 8 }, windings(4, 90)),
    standing(cast.instructor, { at: [1030, 800], scale: 1.45, facing: -1 }),
  ],
  '21-roadside-emergency': [
    roadside(),
    place({ at: [330, 740], scale: 1.25 }, car(colour.petrol)),
    place({ at: [1040, 800], scale: 1.1 }, warningTriangle()),
    standing(
      { ...cast.marek, vest: cloth.amber },
      {
        at: [840, 830],
        scale: 1.5,
        hands: [
          [950, 610],
          [900, 600],
        ],
      },
    ),
  ],
  '22-forklift-accident': [
    warehouse(),
    place({ at: [870, 760], scale: 1.3 }, forklift()),
    grounded(cast.builder, {
      at: [330, 820],
      scale: 1.5,
      hands: [
        [460, 740],
        [440, 750],
      ],
    }),
    kneeling(cast.storewoman, {
      at: [220, 800],
      scale: 1.5,
      lean: 10,
      hands: [
        [340, 600],
        [320, 620],
      ],
    }),
  ],
  '23-breathing-check-on-site': [
    buildingSite(),
    lies(cast.worker, turned),
    listensForBreath(cast.builder, turned),
    place({ at: [1080, 860] }, cone()),
  ],
  '24-eye-wash': [
    laboratory(),
    place({ at: [720, 760], scale: 1.8 }, eyeWash()),
    standing(
      { ...cast.amina, top: cloth.white },
      {
        at: [560, 800],
        scale: 1.5,
        lean: 34,
        hands: [
          [690, 470],
          [660, 480],
        ],
      },
    ),
  ],
  '25-chest-pain': [
    office(),
    grounded(cast.jan, {
      at: [520, 810],
      scale: 1.6,
      lean: -16,
      kneesUp: true,
      hands: [
        [540, 610],
        [620, 690],
      ],
    }),
    box([330, 520], [90, 290], { fill: colour.teal, radius: 24 }),
    kneeling(cast.anna, {
      at: [880, 810],
      scale: 1.55,
      facing: -1,
      lean: 6,
      hands: [
        [680, 620],
        [700, 640],
      ],
    }),
  ],
  '26-seizure': [
    office(),
    lies(cast.kofi, right),
    place({ at: on(right, 182, 8) }, box([-90, -14], [180, 40], { fill: cloth.clay.base, radius: 20 })),
    atTheHead(cast.ewa, right, [on(right, 200, 40), on(right, 186, 60)]),
  ],
  '27-low-blood-sugar': [
    canteen(),
    seated(cast.zofia, [420, 810], {
      scale: 1.6,
      hands: [
        [520, 520],
        [540, 610],
      ],
    }),
    place({ at: [548, 540] }, cup()),
    standing(cast.piotr, {
      at: [700, 810],
      scale: 1.55,
      facing: -1,
      lean: 10,
      hands: [
        [560, 520],
        [500, 470],
      ],
    }),
  ],
  '28-certificates-for-the-team': [
    office(),
    [
      [260, cast.anna],
      [600, cast.kofi],
      [940, cast.jan],
    ]
      .map(([x, person]) =>
        typeof x === 'number' && typeof person === 'object'
          ? standing(person, {
              at: [x, 830],
              scale: 1.5,
              view: 'front',
              hands: [
                [x - 66, 520],
                [x + 66, 520],
              ],
              foreshortened: 0.8,
            }) + place({ at: [x, 520], scale: 0.6 }, certificate())
          : '',
      )
      .join(''),
  ],
  '29-training-equipment': [
    stage(colour.sand),
    place({ at: [200, 810], scale: 1.5 }, suitcase()),
    place({ at: [460, 810], scale: 1.1 }, aed()),
    place({ at: [790, 810], scale: 1.15 }, manikinTorso()),
    place({ at: [1080, 810], scale: 0.85 }, firstAidKit()),
  ],
};
