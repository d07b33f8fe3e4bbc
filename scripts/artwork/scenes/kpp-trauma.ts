import { cast } from '../kit/cast.ts';
import { fist, forearm, helpingArm, lowerLeg, openHand } from '../kit/close-views.ts';
import { clipboard } from '../kit/course-gear.ts';
import { drops, headBandage, ladderSplint, neckCollar, sling, tap } from '../kit/dressings.ts';
import { cloth, colour, skin, tint } from '../kit/palette.ts';
import { drawPerson } from '../kit/people.ts';
import { grounded, standing, supine, walking } from '../kit/poses.ts';
import {
  bagValveMask,
  bandageRoll,
  collar,
  cone,
  oxygenCylinder,
  rescueBag,
  spineBoard,
  splint,
  stretcher,
  tourniquet,
  windings,
} from '../kit/rescue-gear.ts';
import { car, kitchen, openDoor, park, practiceRoom, roadside, spotlight, stage, tabletop } from '../kit/rooms.ts';
import { box, disc, each, place, stroke } from '../kit/svg.ts';
import { atTheHead, atTheSide, dragsBackwards, headOf, lies, on, seated, spot } from './groups.ts';
import type { Scenes } from './scenes.ts';

const left = spot(430, 800, { scale: 1.6 });

const sitter = { at: [640, 800], scale: 1.6, facing: 1 } as const;

const helper = { at: [400, 800], scale: 1.55, facing: 1 } as const;

const onBoard = spot(420, 768, { scale: 1.5 });

/** Qualified first aid: injuries, transport and rescue at the scene. */
export const kppTraumaScenes: Scenes = {
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
    each([150, 330, 520], (x) =>
      box([x, 672 + (x === 150 ? 40 : 0)], [30, 100 - (x === 150 ? 40 : 0)], { fill: colour.ink, radius: 10 }),
    ),
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
    disc([590, 500], 40, tint.burn),
    place({ at: [590, 210] }, stroke('M-6 250V300M10 262V320', colour.white, 5)),
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
    dragsBackwards(cast.rescuer, cast.ewa, 720, 840),
  ],
  '27-triage': [
    park(),
    grounded(cast.anna, { at: [140, 820], scale: 1.3, kneesUp: true }),
    grounded(cast.kofi, { at: [410, 840], scale: 1.3, kneesUp: true }),
    supine({ ...cast.tomek, eyes: 'closed' }, { at: [890, 860], scale: 1.3 }),
    each(
      [
        [188, 690, colour.green],
        [458, 710, colour.amber],
        [970, 786, colour.signal],
      ],
      ([x, y, fill]) => box([x, y], [26, 50], { fill: fill, radius: 6 }),
    ),
    standing(cast.medic, {
      at: [690, 780],
      scale: 1.4,
      hands: [
        [760, 460],
        [770, 480],
      ],
      nod: 12,
    }),
    place({ at: [784, 446], scale: 0.5 }, clipboard()),
  ],
};
