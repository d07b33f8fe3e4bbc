import { cast, gloved } from '../kit/cast.ts';
import { chestFromAbove, forearm, helpingArm, lowerLeg, openHand, pinch } from '../kit/close-views.ts';
import {
  blackboard,
  certificate,
  clipboard,
  desk,
  examSheet,
  infantManikin,
  laptop,
  pencil,
  phone,
  plant,
  table,
} from '../kit/course-gear.ts';
import { chestSeal, drops, pocketMask } from '../kit/dressings.ts';
import { cloth, colour, skin } from '../kit/palette.ts';
import { grounded, halfKneeling, kneeling, standing, supine } from '../kit/poses.ts';
import {
  aed,
  aedOpen,
  bagValveMask,
  cable,
  foilBlanket,
  heart,
  oxygenCylinder,
  oxygenMask,
  pad,
  spineBoard,
  tourniquet,
} from '../kit/rescue-gear.ts';
import { classroom, gym, home, office, park, practiceRoom, shadow, spotlight, stage, tabletop } from '../kit/rooms.ts';
import { box, disc, place, stroke } from '../kit/svg.ts';
import { behindTable, onMat, resuscitates, seated, spot } from './groups.ts';
import type { Scenes } from './scenes.ts';

const exam = spot(430, 810, { scale: 1.5 });
const mirrored = spot(640, 800, { scale: 1.6, facing: -1 });
const lifted = { at: [600, 640], scale: 1.35 } as const;
const cold = { at: [640, 800], scale: 1.7, facing: 1 } as const;

/** Recertification: revision of skills, the theory test and the practical exam. */
export const recertificationScenes: Scenes = {
  '01-test-sheet': [
    tabletop(colour.sand),
    place({ at: [480, 450], scale: 1.9, turn: -5 }, examSheet(3)),
    place({ at: [800, 520], scale: 1.6, turn: 215 }, pencil()),
    place({ at: [990, 690], turn: 218, scale: 1.1 }, pinch(skin.brown)),
    place({ at: [1150, 815], turn: 218 }, box([-200, -110], [180, 220], { fill: cloth.sage.base, radius: 40 })),
  ],
  '02-theory-exam': [
    classroom(),
    [
      [220, cast.marek],
      [600, cast.amina],
      [980, cast.jan],
    ]
      .map(([x, person]) =>
        typeof x === 'number' && typeof person === 'object'
          ? behindTable(person, [x, 640], { nod: 0, scale: 1.45 }) +
            place({ at: [x, 780], scale: 1.15 }, desk(300)) +
            box([x - 46, 622], [92, 16], { fill: colour.white, radius: 4 })
          : '',
      )
      .join(''),
  ],
  '03-commission': [
    practiceRoom(),
    behindTable(cast.ewa, [300, 560], { scale: 1.45 }),
    behindTable(cast.jan, [600, 560], { scale: 1.45 }),
    behindTable(cast.medic, [900, 560], { scale: 1.45 }),
    box([110, 556], [980, 34], { fill: colour.clay, radius: 10 }),
    box([140, 590], [920, 210], { fill: colour.teal }),
    [300, 600, 900].map((x) => box([x - 50, 540], [100, 16], { fill: colour.white, radius: 4 })).join(''),
  ],
  '04-drawing-tasks': [
    spotlight(colour.sand),
    [
      [-22, 380],
      [-8, 500],
      [6, 620],
      [20, 740],
    ]
      .map(([turn, x]) =>
        place(
          { at: [Number(x), 560], turn: Number(turn) },
          box([-90, -140], [180, 280], { fill: colour.petrol, radius: 16 }),
          box([-72, -122], [144, 244], { fill: colour.teal, radius: 10 }),
          place({ at: [0, 0], scale: 0.9 }, heart(colour.sky)),
        ),
      )
      .join(''),
    place({ at: [860, 130], turn: 118, scale: 0.95 }, helpingArm(skin.fair, cloth.sand, pinch)),
  ],
  '05-practical-exam': [
    practiceRoom(),
    onMat(exam),
    resuscitates(gloved(cast.ola), exam),
    place({ at: [180, 880], scale: 1.05 }, aedOpen()),
    standing(cast.instructor, {
      at: [1010, 800],
      scale: 1.4,
      facing: -1,
      hands: [
        [920, 500],
        [950, 520],
      ],
      nod: 12,
    }),
    place({ at: [910, 482], scale: 0.55 }, clipboard()),
  ],
  '06-training-defibrillator': [
    tabletop(colour.sky),
    place({ at: [430, 700], scale: 2.1 }, aed()),
    place({ at: [850, 330], scale: 1.4, turn: 8 }, pad()),
    place({ at: [930, 610], scale: 1.4, turn: -10 }, pad()),
    cable('M640 560Q720 560 760 470T810 380M640 600Q760 640 860 620'),
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
  '09-revision-lecture': [
    classroom(
      place(
        { at: [730, 120], scale: 1.25 },
        blackboard(
          place({ at: [-110, 134], scale: 1.3 }, heart(colour.signal)) +
            stroke('M-20 140H40L60 90L92 196L116 140H200', colour.cream, 8),
        ),
      ),
    ),
    standing(cast.trainer, {
      at: [290, 810],
      scale: 1.5,
      hands: [
        [470, 420],
        [330, 540],
      ],
    }),
    place({ at: [800, 820], scale: 1.3 }, table(420)),
    place({ at: [730, 660] }, box([-60, -16], [120, 16], { fill: colour.cream, radius: 4 })),
  ],
  '10-e-learning': [
    home(),
    place({ at: [700, 810], scale: 1.35 }, table(520)),
    seated(cast.amina, [420, 810], {
      scale: 1.6,
      hands: [
        [600, 620],
        [580, 628],
      ],
    }),
    place({ at: [740, 645], scale: 1.3 }, laptop(place({ at: [0, -82], scale: 0.8 }, heart(colour.signal)))),
    place({ at: [1060, 700], scale: 1.1 }, plant()),
  ],
  '11-learning-on-the-phone': [
    spotlight(colour.sage),
    place(
      { at: [620, 430], scale: 1.9, turn: 6 },
      phone(
        place({ at: [0, -50], scale: 1 }, heart(colour.signal)) +
          [30, 66, 102]
            .map((y, index) => box([-48, y], [[96, 70, 84][index] ?? 90, 16], { fill: colour.skyDeep, radius: 8 }))
            .join(''),
      ),
    ),
    place({ at: [330, 760], turn: -32, scale: 1.1 }, pinch(skin.olive)),
    place({ at: [330, 760], turn: -32 }, box([-420, -80], [360, 170], { fill: cloth.petrol.base, radius: 60 })),
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
    disc([410, 446], 74, '#e79f88'),
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
      [120, 280, 440].map((x) => box([x, -136], [44, 250], { fill: colour.ink, radius: 14 })).join(''),
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
      at: [470, 790],
      scale: 1.55,
      lean: 20,
      hands: [
        [700, 560],
        [712, 556],
      ],
    }),
    place({ at: [700, 830], scale: 1.4 }, table(700)),
    place({ at: [720, 654], scale: 1.4 }, infantManikin()),
  ],
  '21-debriefing': [
    office(),
    seated(cast.instructor, [300, 810], {
      scale: 1.6,
      hands: [
        [500, 600],
        [470, 630],
      ],
    }),
    seated(cast.zofia, [920, 810], {
      scale: 1.6,
      facing: -1,
      hands: [
        [730, 622],
        [740, 630],
      ],
    }),
    place({ at: [610, 810], scale: 1.3 }, table(360)),
    box([540, 636], [120, 14], { fill: colour.white, radius: 4 }),
    place({ at: [610, 630], scale: 0.5, turn: -8 }, pencil()),
  ],
  '22-certificate': [
    tabletop(colour.sand),
    place({ at: [560, 440], scale: 2.4, turn: -4 }, certificate()),
    place({ at: [860, 740], scale: 1.3, turn: -14 }, pencil()),
  ],
};
