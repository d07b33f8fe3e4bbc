import { asleep, cast } from '../kit/cast.ts';
import { exitSign, handset, laptop, table } from '../kit/course-gear.ts';
import { cloth, colour } from '../kit/palette.ts';
import { bottle, cup, eyeWash, forklift, shelf } from '../kit/portable.ts';
import { bending, grounded, kneeling, onTheSide, standing } from '../kit/poses.ts';
import { aedOpen, cone, warningTriangle } from '../kit/rescue-gear.ts';
import {
  buildingSite,
  canteen,
  car,
  laboratory,
  lobby,
  office,
  openDoor,
  productionHall,
  roadside,
  shadow,
  stage,
  warehouse,
} from '../kit/rooms.ts';
import { box, place } from '../kit/svg.ts';
import {
  armOnly,
  atTheHead,
  atTheSide,
  connected,
  dragsBackwards,
  lies,
  listensForBreath,
  on,
  resuscitates,
  seated,
  spot,
} from './groups.ts';
import type { Scenes } from './scenes.ts';

const right = spot(560, 810, { scale: 1.6 });

const shocked = spot(530, 780, { scale: 1.55 });

const pressing = {
  at: [1090, 840],
  scale: 1.45,
  facing: -1,
  lean: 62,
  nod: -20,
  reach: [
    [1008, 812],
    [1070, 720],
  ],
} as const;

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

/** Sudden emergencies at work. */
export const companyEmergencyScenes: Scenes = {
  '01-office-compressions': [
    office(),
    place({ at: [1010, 780], scale: 1.2 }, table(300)),
    place({ at: [1010, 634] }, laptop()),
    resuscitates(cast.tomek, right, cast.ewa),
  ],
  '04-warehouse-compressions': [warehouse(), resuscitates(cast.storewoman, turned, cast.worker)],
  '06-production-hall-shock': [
    productionHall(),
    standing(cast.worker, {
      at: [120, 800],
      scale: 1.45,
      hands: [
        [270, 370],
        [200, 540],
      ],
    }),
    lies({ ...cast.builder, hat: undefined, vest: undefined, top: cast.builder.skin }, shocked),
    connected(shocked, [900, 830]),
    bending(cast.storewoman, pressing),
    place({ at: [962, 850], scale: 1.05 }, aedOpen()),
    bending(cast.storewoman, { ...pressing, without: armOnly }),
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
    place({ at: [382, 244], scale: 1.3, turn: -10 }, handset()),
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
  '11-shop-checking-response': [
    stage(colour.sky),
    place({ at: [220, 700], scale: 1.25 }, shelf()),
    place({ at: [980, 700], scale: 1.25 }, shelf()),
    atTheSide(cast.storewoman, right, [on(right, 112, 46), on(right, 124, 60)], 56),
    lies(cast.tomek, right),
  ],
  '19-company-car-casualty': [
    roadside(),
    place({ at: [290, 740], scale: 1.3 }, car(cloth.amber.base), openDoor(cloth.amber.shade)),
    dragsBackwards(cast.worker, cast.tomek, 655, 825),
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
};
