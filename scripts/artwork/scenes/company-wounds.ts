import { cast, gloved } from '../kit/cast.ts';
import { fist, forearm, helpingArm, lowerLeg, openHand, pinch } from '../kit/close-views.ts';
import { table } from '../kit/course-gear.ts';
import { coldPack, drops, eyeBandage, slingFromSide, tap } from '../kit/dressings.ts';
import { cloth, colour, skin, tint } from '../kit/palette.ts';
import { drawPerson } from '../kit/people.ts';
import { iceBag, makeUp } from '../kit/portable.ts';
import { grounded, halfKneeling, kneeling, standing } from '../kit/poses.ts';
import { bandageRoll, firstAidKit, foilBlanket, splint, tourniquet, windings } from '../kit/rescue-gear.ts';
import { buildingSite, kitchen, office, productionHall, spotlight, stage, tabletop, warehouse } from '../kit/rooms.ts';
import { box, disc, oval, place, shape, stroke } from '../kit/svg.ts';
import { seated } from './groups.ts';
import type { Scenes } from './scenes.ts';

/** Wounds, burns and sprains at work. */
export const companyWoundScenes: Scenes = {
  '01-bleeding-at-the-workbench': [
    productionHall(),
    place({ at: [780, 810], scale: 1.35 }, table(420)),
    standing(cast.worker, {
      at: [460, 810],
      scale: 1.55,
      hands: [
        [640, 520],
        [600, 560],
      ],
    }),
    standing(gloved(cast.storewoman), {
      at: [790, 810],
      scale: 1.55,
      facing: -1,
      lean: 10,
      nod: 8,
      hands: [
        [640, 516],
        [650, 552],
      ],
    }),
    place({ at: [580, 506], scale: 0.36, turn: 34 }, windings(3, 84)),
  ],
  '02-tourniquet-in-the-warehouse': [
    warehouse(),
    grounded(cast.builder, {
      at: [440, 820],
      scale: 1.6,
      kneesUp: true,
      hands: [
        [620, 610],
        [560, 700],
      ],
      lean: -6,
    }),
    place({ at: [486, 616], turn: 30, scale: 0.42 }, tourniquet(66)),
    drops([[612, 660]]),
    halfKneeling(gloved(cast.worker), {
      at: [820, 820],
      scale: 1.6,
      facing: -1,
      lean: 14,
      hands: [
        [530, 626],
        [516, 590],
      ],
    }),
  ],
  '03-eye-injury': [
    stage(colour.sky),
    drawPerson(cast.zofia, {
      hip: [600, 980],
      scale: 2.7,
      view: 'front',
      hands: [
        [410, 1400],
        [790, 1400],
      ],
      feet: [
        [560, 1300],
        [640, 1300],
      ],
      without: ['legs'],
    }),
    place({ at: [600, 500], scale: 2.7 }, eyeBandage()),
  ],
  '04-nosebleed': [
    office(),
    seated(cast.tomek, [560, 810], {
      scale: 1.6,
      lean: 22,
      nod: 14,
      hands: [
        [716, 420],
        [680, 600],
      ],
    }),
    drops([[724, 470]]),
    standing(gloved(cast.amina), {
      at: [360, 810],
      scale: 1.55,
      hands: [
        [560, 470],
        [540, 500],
      ],
    }),
  ],
  '05-burn-in-the-canteen-kitchen': [
    kitchen(),
    place(
      { at: [850, 810], scale: 1.5 },
      box([-230, -200], [460, 200], { fill: colour.sageDeep, radius: 10 }),
      box([-250, -216], [500, 26], { fill: colour.clay, radius: 10 }),
    ),
    standing(cast.ola, {
      at: [490, 810],
      scale: 1.6,
      lean: 8,
      hands: [
        [700, 440],
        [660, 470],
      ],
    }),
    place({ at: [716, 340], scale: 0.5 }, tap(300)),
  ],
  '07-amputated-finger-on-ice': [
    tabletop(colour.sand),
    place({ at: [480, 450], scale: 1.9 }, iceBag()),
    place({ at: [880, 360], scale: 1.3 }, bandageRoll()),
    place({ at: [880, 620], scale: 1.4 }, coldPack()),
  ],
  '10-sprained-ankle': [
    spotlight(colour.sage),
    place({ at: [450, 470] }, lowerLeg(skin.brown, cloth.ink, skin.brown)),
    place({ at: [690, 476] }, windings(6, 140, 36)),
    place({ at: [940, 560], scale: 1.2, turn: 12 }, coldPack()),
  ],
  '11-workshop-splint': [
    productionHall(),
    seated(cast.builder, [420, 810], {
      scale: 1.6,
      hands: [
        [590, 600],
        [520, 620],
      ],
    }),
    place({ at: [470, 616], scale: 0.42, turn: -4 }, splint(340)),
    kneeling(gloved(cast.trainer), {
      at: [820, 810],
      scale: 1.6,
      facing: -1,
      lean: 6,
      hands: [
        [590, 626],
        [560, 640],
      ],
    }),
  ],
  '12-sling-at-the-building-site': [
    buildingSite(),
    standing(cast.worker, {
      at: [520, 810],
      scale: 1.6,
      hands: [
        [610, 520],
        [530, 560],
      ],
    }),
    place({ at: [520, 496], scale: 1.6 }, slingFromSide()),
    standing(cast.builder, {
      at: [340, 810],
      scale: 1.6,
      hands: [
        [510, 340],
        [500, 350],
      ],
    }),
  ],
  '13-object-in-the-wound': [
    spotlight(colour.sky),
    place({ at: [650, 460] }, forearm(skin.fair, cloth.clay, openHand)),
    disc([420, 456], 84, colour.white),
    disc([420, 456], 46, skin.fair.base),
    disc([420, 456], 30, colour.signal),
    place({ at: [440, 420], turn: -58 }, box([-10, -14], [150, 28], { fill: colour.steel, radius: 6 })),
    stroke(
      'M420 372A84 84 0 1 0 420.1 372M364 396L388 424M476 396L452 424M364 516L388 488M476 516L452 488',
      colour.sandDeep,
      5,
    ),
    place({ at: [660, 130], turn: 112, scale: 0.8 }, helpingArm(cloth.nitrile, cloth.amber, fist)),
  ],
  '14-cold-store-blanket': [
    warehouse(),
    seated(cast.storewoman, [560, 810], { scale: 1.6 }),
    place({ at: [560, 634], scale: 1.75 }, foilBlanket()),
    standing(cast.worker, {
      at: [360, 810],
      scale: 1.55,
      hands: [
        [520, 440],
        [510, 460],
      ],
    }),
  ],
  '21-first-aid-kit-contents': [
    tabletop(colour.sage),
    place({ at: [330, 470], scale: 1.5 }, firstAidKit()),
    place({ at: [690, 280], scale: 1 }, bandageRoll()),
    place({ at: [920, 280], scale: 0.8 }, bandageRoll()),
    place({ at: [700, 480], scale: 0.9 }, tourniquet(130)),
    place({ at: [900, 480], scale: 0.9 }, coldPack()),
    place({ at: [240, 660] }, splint(360)),
    place(
      { at: [820, 670], scale: 0.9 },
      box([-150, -60], [300, 120], { fill: cloth.foil.base, radius: 18 }),
      stroke('M-120-30L-60 30M-40-40L20 30M40-40L100 30', tint.foilLight, 6),
    ),
  ],
  '22-putting-on-gloves': [
    spotlight(colour.sand),
    place({ at: [560, 540], turn: -14 }, forearm(skin.olive, cloth.petrol, openHand)),
    place(
      { at: [560, 540], turn: -14 },
      openHand(cloth.nitrile),
      box([-70, -60], [90, 120], { fill: cloth.nitrile.base, radius: 20 }),
    ),
    place({ at: [760, 190], turn: 130, scale: 0.85 }, helpingArm(cloth.nitrile, cloth.petrol, pinch)),
  ],
  '24-casualty-make-up': [
    spotlight(colour.sky),
    place({ at: [700, 380] }, forearm(skin.warm, cloth.leaf, openHand)),
    oval([430, 376], [90, 44], tint.graze),
    oval([430, 376], [60, 26], colour.signalDeep),
    place({ at: [840, 720], scale: 1.1 }, makeUp()),
    place(
      { at: [600, 560], turn: 225 },
      box([-10, -8], [170, 16], { fill: colour.clay, radius: 8 }),
      box([140, -14], [50, 28], { fill: colour.ink, radius: 12 }),
    ),
    place({ at: [700, 680], turn: 222, scale: 0.7 }, pinch(skin.deep)),
  ],
  '26-protective-equipment': [
    tabletop(colour.sky),
    place(
      { at: [370, 470] },
      box([-190, -210], [380, 460], { fill: colour.amber, radius: 60 }),
      shape('M-70-212H70L0-60Z', colour.sky),
      stroke('M0-56V250', colour.clay, 8),
      box([-190, 20], [380, 44], { fill: colour.white }),
      box([-190, 130], [380, 44], { fill: colour.white }),
    ),
    place({ at: [700, 470], turn: -72, scale: 0.85 }, openHand(cloth.nitrile)),
    place({ at: [890, 480], turn: -96, scale: 0.85 }, openHand(cloth.nitrile)),
    place(
      { at: [800, 680] },
      box([-170, -60], [340, 120], { fill: colour.petrol, radius: 56 }),
      box([-146, -40], [292, 80], { fill: colour.white, radius: 40 }),
      box([-20, 10], [40, 50], { fill: colour.petrol, radius: 14 }),
    ),
  ],
};
