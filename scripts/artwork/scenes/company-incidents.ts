import { asleep, cast } from '../kit/cast.ts';
import { coldPack, headBandage, neckCollar } from '../kit/dressings.ts';
import { cloth, colour } from '../kit/palette.ts';
import { drawPerson } from '../kit/people.ts';
import { bottle, ladder, pallet, powerPanel } from '../kit/portable.ts';
import { grounded, halfKneeling, kneeling, standing, supine } from '../kit/poses.ts';
import { cone, warningTriangle } from '../kit/rescue-gear.ts';
import {
  buildingSite,
  canteen,
  car,
  gym,
  laboratory,
  office,
  park,
  productionHall,
  roadside,
  warehouse,
} from '../kit/rooms.ts';
import { box, each, oval, place, stroke } from '../kit/svg.ts';
import { atTheHead, atTheSide, dragsBackwards, headOf, lies, on, seated, spot } from './groups.ts';
import type { Scenes } from './scenes.ts';

const here = spot(440, 810, { scale: 1.6 });

const sitter = { at: [540, 810], scale: 1.6, facing: -1 } as const;

/** Accidents at work: the scene, the rescue and the exercise. */
export const companyIncidentScenes: Scenes = {
  '06-emergency-shower': [
    laboratory(),
    stroke('M420 820V140H620', colour.green, 22),
    oval([620, 156], [70, 26], colour.green),
    each([570, 600, 630, 660], (x) => stroke(`M${x} 200V360M${x + 8} 400V520`, colour.skyDeep, 6)),
    standing(cast.marek, { at: [620, 820], scale: 1.45, view: 'front' }),
    oval([620, 836], [180, 20], colour.skyDeep),
    standing(
      { ...cast.ewa, top: cloth.white },
      {
        at: [950, 810],
        scale: 1.45,
        facing: -1,
        hands: [
          [850, 520],
          [830, 540],
        ],
      },
    ),
  ],
  '08-fall-from-a-ladder': [
    buildingSite(),
    place({ at: [170, 800], scale: 1.5 }, ladder()),
    lies(asleep(cast.worker), here),
    atTheHead(cast.builder, here, [on(here, 196, 40), on(here, 182, 50)]),
  ],
  '09-neck-injury-on-site': [
    buildingSite(),
    place({ at: [990, 800], scale: 1.1 }, pallet()),
    seated(cast.worker, sitter.at, sitter),
    place(headOf('sitting', sitter), neckCollar()),
    standing(cast.storewoman, {
      at: [770, 810],
      scale: 1.55,
      facing: -1,
      hands: [
        [560, 400],
        [556, 420],
      ],
    }),
  ],
  '15-raised-legs': [
    office(),
    place({ at: [335, 812], scale: 1.1 }, box([-90, -120], [180, 120], { fill: colour.teal, radius: 20 })),
    supine(cast.ola, { at: [560, 810], scale: 1.65, legsRaised: true }),
    kneeling(cast.tomek, {
      at: [990, 820],
      scale: 1.55,
      facing: -1,
      lean: 14,
      hands: [
        [800, 690],
        [780, 720],
      ],
    }),
  ],
  '16-heat-exhaustion': [
    park(),
    grounded(cast.worker, {
      at: [430, 820],
      scale: 1.6,
      lean: -12,
      kneesUp: true,
      hands: [
        [520, 560],
        [560, 690],
      ],
    }),
    place({ at: [534, 560], scale: 0.7 }, bottle()),
    place({ at: [404, 470], scale: 0.5, turn: -10 }, coldPack()),
    halfKneeling(cast.storewoman, {
      at: [800, 820],
      scale: 1.55,
      facing: -1,
      lean: 8,
      hands: [
        [620, 600],
        [560, 620],
      ],
    }),
  ],
  '17-switching-the-power-off': [
    productionHall(),
    place({ at: [560, 400], scale: 1.2 }, powerPanel()),
    standing(cast.builder, {
      at: [310, 820],
      scale: 1.65,
      hands: [
        [540, 480],
        [420, 600],
      ],
    }),
    lies(asleep(cast.worker), spot(850, 830, { scale: 1.1 })),
  ],
  '18-securing-the-scene': [
    warehouse(),
    each(
      [
        [160, 830],
        [470, 850],
        [1060, 840],
      ],
      ([x, y]) => place({ at: [x, y], scale: 1.1 }, cone()),
    ),
    halfKneeling(cast.storewoman, {
      at: [740, 830],
      scale: 1.65,
      facing: -1,
      lean: 14,
      hands: [
        [500, 720],
        [520, 750],
      ],
    }),
  ],
  '19-two-person-carry': [
    gym(),
    standing(cast.marek, {
      at: [420, 830],
      scale: 1.5,
      hands: [
        [590, 560],
        [560, 500],
      ],
    }),
    standing(cast.kofi, {
      at: [790, 830],
      scale: 1.5,
      facing: -1,
      hands: [
        [630, 560],
        [650, 500],
      ],
    }),
    drawPerson(cast.anna, {
      hip: [606, 530],
      scale: 1.4,
      view: 'front',
      hands: [
        [426, 380],
        [786, 380],
      ],
      feet: [
        [580, 792],
        [632, 792],
      ],
      toes: [110, 70],
      elbows: [1, -1],
    }),
  ],
  '20-dragging-to-safety': [
    productionHall(),
    dragsBackwards(cast.storewoman, { ...cast.builder, hat: undefined }, 600, 835),
  ],
  '23-accident-on-the-way': [
    roadside(),
    place({ at: [900, 690], scale: 1 }, car(colour.signalDeep)),
    place({ at: [150, 810], scale: 1 }, warningTriangle()),
    atTheSide(
      { ...cast.piotr, vest: cloth.amber },
      spot(470, 830, { scale: 1.5 }),
      [on(spot(470, 830, { scale: 1.5 }), 110, 44), on(spot(470, 830, { scale: 1.5 }), 124, 60)],
      56,
    ),
    lies(asleep(cast.anna), spot(470, 830, { scale: 1.5 })),
  ],
  '25-simulated-accident': [
    productionHall(),
    lies(asleep(cast.tomek), spot(300, 840, { scale: 1.2 })),
    atTheHead(cast.ola, spot(300, 840, { scale: 1.2 })),
    seated(cast.jan, [960, 820], { scale: 1.35, facing: -1 }),
    place(headOf('sitting', { at: [960, 820], scale: 1.35, facing: -1 }), headBandage()),
    standing(cast.instructor, { at: [760, 760], scale: 1.3, facing: -1 }),
  ],
  '27-team-debriefing': [
    canteen(),
    seated(cast.storewoman, [250, 800], { scale: 1.45 }),
    seated(cast.kofi, [950, 800], { scale: 1.45, facing: -1 }),
    standing(cast.instructor, {
      at: [600, 780],
      scale: 1.45,
      view: 'front',
      hands: [
        [584, 540],
        [616, 540],
      ],
      foreshortened: 0.85,
    }),
  ],
};
