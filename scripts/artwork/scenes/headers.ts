import { asleep, cast } from '../kit/cast.ts';
import { laptop, table } from '../kit/course-gear.ts';
import { cloth, colour, hairColour, skin, tint } from '../kit/palette.ts';
import type { Person } from '../kit/people.ts';
import { halfKneeling, standing } from '../kit/poses.ts';
import { aed, hoseCoil, tourniquet } from '../kit/rescue-gear.ts';
import { car, mat, shadow } from '../kit/rooms.ts';
import { box, oval, place, shape, stroke } from '../kit/svg.ts';
import { atTheHead, lies, on, onMat, resuscitates, spot } from './groups.ts';
import type { Scenes } from './scenes.ts';

/** Pale wall that stays empty on the left for the title, an arch on the right for the scene. */
const wall = (tint: string, floor: string): string =>
  box([0, 0], [1600, 900], { fill: colour.paper }) +
  shape('M690 740V470C690-20 1540-20 1540 470V740Z', tint) +
  box([0, 740], [1600, 160], { fill: floor });

const soldier: Person = {
  skin: skin.warm,
  hair: 'buzz',
  hairColour: hairColour.brown,
  top: cloth.leaf,
  legs: cloth.leaf,
  hat: 'cap',
};
const officer: Person = {
  skin: skin.fair,
  hair: 'tail',
  hairColour: hairColour.blond,
  top: cloth.ink,
  legs: cloth.ink,
  gloves: cloth.nitrile,
};
const wounded: Person = { ...soldier, skin: skin.olive };

const person = spot(1010, 800, { scale: 1.6 });
const office = spot(1090, 810, { scale: 1.45 });
const field = spot(1030, 810, { scale: 1.5 });

/** Wide pictures behind the title of each audience, by audience. */
export const headerScenes: Scenes = {
  individual: [
    wall(colour.sky, colour.sand),
    onMat(person),
    resuscitates(cast.anna, person),
    place({ at: [1486, 806], scale: 0.95 }, aed()),
  ],
  company: [
    wall(colour.sage, colour.sand),
    place({ at: [880, 760], scale: 1.1 }, table(260)),
    place({ at: [880, 626] }, laptop()),
    standing(cast.ewa, {
      at: [1440, 810],
      scale: 1.45,
      facing: -1,
      hands: [
        [1330, 500],
        [1350, 530],
      ],
    }),
    mat([1090, 816], 640),
    resuscitates(cast.tomek, office, cast.manikin),
  ],
  uniformed: [
    wall(tint.field, colour.sageDeep),
    oval([800, 740], [120, 60], colour.leaf),
    oval([1500, 744], [150, 90], colour.leaf),
    lies(asleep(wounded), field),
    atTheHead(officer, field),
    halfKneeling(soldier, { at: [800, 800], scale: 1.5, lean: 18, hands: [on(field, -60, 40), on(field, -66, 50)] }),
    place({ at: on(field, -70, 26), scale: 0.5 }, tourniquet(88)),
  ],
  fire: [
    wall(colour.sky, tint.stoneFloor),
    place({ at: [1000, 770], scale: 1.15 }, car()),
    halfKneeling(cast.firefighter, {
      at: [830, 830],
      scale: 1.4,
      hands: [
        [930, 660],
        [950, 690],
      ],
    }),
    standing(
      { ...cast.firefighter, skin: skin.brown },
      {
        at: [1400, 830],
        scale: 1.5,
        facing: -1,
        hands: [
          [1290, 560],
          [1310, 600],
        ],
      },
    ),
    stroke('M1240 560L1330 590Q1460 640 1520 780', colour.sandDeep, 26),
    stroke('M1236 558L1280 572', colour.steel, 34),
    place({ at: [1500, 790], scale: 0.9 }, hoseCoil()),
    shadow([1400, 836], 200),
  ],
};
