import { cast, gloved } from '../kit/cast.ts';
import { helpingArm, pinch } from '../kit/close-views.ts';
import {
  blackboard,
  certificate,
  clipboard,
  desk,
  examSheet,
  laptop,
  pencil,
  phone,
  plant,
  table,
} from '../kit/course-gear.ts';
import { cloth, colour, skin } from '../kit/palette.ts';
import { standing } from '../kit/poses.ts';
import { aedOpen, heart } from '../kit/rescue-gear.ts';
import { classroom, home, office, practiceRoom, spotlight, tabletop } from '../kit/rooms.ts';
import { box, each, place, stroke } from '../kit/svg.ts';
import { behindTable, onMat, resuscitates, seated, spot } from './groups.ts';
import type { Scenes } from './scenes.ts';

const exam = spot(430, 810, { scale: 1.5 });

/** Recertification: the theory test, the practical exam and preparing for them. */
export const recertificationExamScenes: Scenes = {
  '01-test-sheet': [
    tabletop(colour.sand),
    place({ at: [480, 450], scale: 1.9, turn: -5 }, examSheet(3)),
    place({ at: [800, 520], scale: 1.6, turn: 215 }, pencil()),
    place({ at: [1010, 700], turn: 218 }, helpingArm(skin.brown, cloth.leaf, pinch)),
  ],
  '02-theory-exam': [
    classroom(),
    each(
      [
        [220, cast.marek],
        [600, cast.amina],
        [980, cast.jan],
      ],
      ([x, person]) =>
        behindTable(person, [x, 640], { nod: 0, scale: 1.45 }) +
        place({ at: [x, 780], scale: 1.15 }, desk(300)) +
        box([x - 46, 622], [92, 16], { fill: colour.white, radius: 4 }),
    ),
  ],
  '03-commission': [
    practiceRoom(),
    behindTable(cast.ewa, [300, 560], { scale: 1.45 }),
    behindTable(cast.jan, [600, 560], { scale: 1.45 }),
    behindTable(cast.medic, [900, 560], { scale: 1.45 }),
    box([110, 556], [980, 34], { fill: colour.clay, radius: 10 }),
    box([140, 590], [920, 210], { fill: colour.teal }),
    each([300, 600, 900], (x) => box([x - 50, 540], [100, 16], { fill: colour.white, radius: 4 })),
  ],
  '04-drawing-tasks': [
    spotlight(colour.sand),
    each(
      [
        [-22, 380],
        [-8, 500],
        [6, 620],
        [20, 740],
      ],
      ([turn, x]) =>
        place(
          { at: [x, 560], turn: turn },
          box([-90, -140], [180, 280], { fill: colour.petrol, radius: 16 }),
          box([-72, -122], [144, 244], { fill: colour.teal, radius: 10 }),
          place({ at: [0, 0], scale: 0.9 }, heart(colour.sky)),
        ),
    ),
    place({ at: [860, 130], turn: 118, scale: 0.95 }, helpingArm(skin.fair, cloth.sand, pinch)),
  ],
  '05-practical-exam': [
    practiceRoom(),
    onMat(exam),
    resuscitates(gloved(cast.ola), exam),
    place({ at: [846, 886], scale: 1 }, aedOpen()),
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
          each([30, 66, 102], (y, index) =>
            box([-48, y], [[96, 70, 84][index] ?? 90, 16], { fill: colour.skyDeep, radius: 8 }),
          ),
      ),
    ),
    place({ at: [330, 760], turn: -32, scale: 1.1 }, pinch(skin.olive)),
    place({ at: [330, 760], turn: -32 }, box([-420, -80], [360, 170], { fill: cloth.petrol.base, radius: 60 })),
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
