import { cast, gloved } from '../kit/cast.ts';
import { assemblySign, blackboard, certificate, desk, manikinTorso, plant, screen, table } from '../kit/course-gear.ts';
import { colour } from '../kit/palette.ts';
import type { Person } from '../kit/people.ts';
import { flame, suitcase } from '../kit/portable.ts';
import { kneeling, standing, supine, walking } from '../kit/poses.ts';
import {
  aed,
  aedCabinet,
  aedOpen,
  cone,
  extinguisher,
  firstAidKit,
  stretcher,
  wallCabinet,
  windings,
} from '../kit/rescue-gear.ts';
import { gym, lobby, mat, office, park, practiceRoom, stage, tent, warehouse } from '../kit/rooms.ts';
import { box, each, place, stroke } from '../kit/svg.ts';
import { audience, behindTable, facesClosely, lies, onMat, presents, seated, spot } from './groups.ts';
import type { Scenes } from './scenes.ts';

const turned = spot(640, 810, { scale: 1.6, facing: -1 });

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

/** Training, equipment and safety days in companies. */
export const companyEventScenes: Scenes = {
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
  '05-defibrillator-at-reception': [
    lobby(),
    standing(cast.ewa, { at: [330, 800], scale: 1.5, view: 'front', without: ['legs'] }),
    box([120, 520], [640, 280], { fill: colour.petrol, radius: 16 }),
    box([90, 500], [700, 34], { fill: colour.clay, radius: 12 }),
    place({ at: [600, 500], scale: 0.9 }, aed()),
  ],
  '10-group-in-the-conference-room': [
    office(),
    facingTrainer(cast.ola, 260),
    facingTrainer(cast.piotr, 620),
    facingTrainer(cast.amina, 980),
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
        each(
          [
            [-150, colour.amber, 60],
            [0, colour.sky, 120],
            [150, colour.sage, 90],
          ],
          ([x, fill, height]) => box([x - 40, 240 - height], [80, height], { fill: fill, radius: 8 }),
        ),
      ),
    ),
    presents(cast.instructor, [330, 800], { scale: 1.45, hand: [500, 330] }),
    audience([cast.zofia, cast.kofi, cast.ewa], 1190),
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
  '28-certificates-for-the-team': [
    office(),
    each(
      [
        [260, cast.anna],
        [600, cast.kofi],
        [940, cast.jan],
      ],
      ([x, person]) =>
        standing(person, {
          at: [x, 830],
          scale: 1.5,
          view: 'front',
          hands: [
            [x - 66, 520],
            [x + 66, 520],
          ],
          foreshortened: 0.8,
        }) + place({ at: [x, 520], scale: 0.6 }, certificate()),
    ),
  ],
  '29-training-equipment': [
    stage(colour.sand),
    place({ at: [200, 810], scale: 1.5 }, suitcase()),
    place({ at: [460, 810], scale: 1.1 }, aed()),
    place({ at: [790, 810], scale: 1.15 }, manikinTorso()),
    place({ at: [1080, 810], scale: 0.85 }, firstAidKit()),
  ],
};
