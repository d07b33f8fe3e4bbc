import { colour, skin, tint } from './palette.ts';
import { heart } from './rescue-gear.ts';
import { box, disc, each, oval, place, shape, stroke } from './svg.ts';

/** Rooms are furnished with these; everything stands on its own origin unless noted. */

export const table = (width: number, fill: string = colour.clay): string =>
  box([-width / 2 + 24, -108], [16, 108], { fill: colour.petrol, radius: 6 }) +
  box([width / 2 - 40, -108], [16, 108], { fill: colour.petrol, radius: 6 }) +
  box([-width / 2, -124], [width, 22], { fill, radius: 10 });

/** A table whose front is closed, for people who sit behind it without legs. */
export const desk = (width: number, fill: string = colour.clay): string =>
  box([-width / 2 + 16, -104], [width - 32, 104], { fill: colour.teal, radius: 6 }) +
  box([-width / 2, -124], [width, 22], { fill, radius: 10 });

/** Chair for a figure that looks right; the seat is 118 high, as `sitting` expects at scale 1.3. */
export const chair = (): string =>
  stroke('M-50-104L-62-250', colour.steel, 12) +
  box([-76, -256], [22, 96], { fill: colour.skyDeep, radius: 11 }) +
  box([-58, -118], [124, 20], { fill: colour.skyDeep, radius: 10 }) +
  stroke('M-46-98L-54-4M52-98L60-4', colour.steel, 10);

/** Projector screen hung by its top middle, 420 by 260; a heart with a pulse line unless told otherwise. */
export const screen = (content?: string): string =>
  box([-224, -16], [448, 20], { fill: colour.steel, radius: 10 }) +
  box([-210, 0], [420, 256], { fill: colour.white, radius: 6 }) +
  (content ??
    place({ at: [0, 122], scale: 1.9 }, heart(colour.skyDeep)) +
      stroke('M-160 130H-60L-36 84L0 180L26 112L38 130H160', colour.petrol, 9));

export const blackboard = (content: string): string =>
  box([-250, 0], [500, 280], { fill: colour.clay, radius: 14 }) +
  box([-234, 16], [468, 248], { fill: colour.petrol, radius: 6 }) +
  content;

/** A sheet of test answers around its origin, 220 by 300; `done` answers are ticked. */
export const examSheet = (done = 3): string =>
  box([-110, -150], [220, 300], { fill: colour.white, radius: 8 }) +
  box([-84, -122], [92, 14], { fill: colour.skyDeep, radius: 7 }) +
  each([0, 1, 2, 3, 4], (row) => answerRow(-82 + row * 46, row < done));

const answerRow = (y: number, ticked: boolean): string =>
  box([-84, y], [26, 26], { fill: colour.mist, radius: 6 }) +
  (ticked ? stroke(`M-80 ${y + 12}L-72 ${y + 21}L-58 ${y + 2}`, colour.green, 7) : '') +
  box([-40, y + 7], [120, 10], { fill: colour.sand, radius: 5 });

/** A certificate around its origin, 300 by 210, with a rosette. */
export const certificate = (): string =>
  box([-150, -105], [300, 210], { fill: colour.white, radius: 10 }) +
  stroke('M-134-89H134V89H-134Z', colour.sandDeep, 5) +
  place({ at: [0, -46], scale: 0.6 }, heart(colour.teal)) +
  box([-80, 0], [160, 12], { fill: colour.skyDeep, radius: 6 }) +
  box([-54, 26], [108, 10], { fill: colour.sand, radius: 5 }) +
  shape('M84 56L76 112L100 98L124 112L116 56Z', colour.signalDeep) +
  disc([100, 52], 28, colour.signal) +
  disc([100, 52], 14, colour.cream);

export const pencil = (): string =>
  box([-100, -9], [170, 18], { fill: colour.amber, radius: 4 }) +
  shape('M70-9L100 0L70 9Z', colour.clay) +
  shape('M90-3L100 0L90 3Z', colour.ink) +
  box([-116, -9], [20, 18], { fill: colour.signal, radius: 6 });

export const clipboard = (): string =>
  box([-60, -80], [120, 160], { fill: colour.clay, radius: 10 }) +
  box([-48, -62], [96, 130], { fill: colour.white, radius: 5 }) +
  box([-26, -92], [52, 24], { fill: colour.steel, radius: 8 }) +
  stroke('M-32-30L-24-20L-10-38M-32 4L-24 14L-10-4M6-28H34M6 6H34M-32 40H34', colour.teal, 6);

/** Laptop seen from the front, standing on its origin, 260 wide. */
export const laptop = (content = ''): string =>
  box([-104, -150], [208, 140], { fill: colour.ink, radius: 12 }) +
  box([-92, -138], [184, 114], { fill: colour.sky, radius: 5 }) +
  content +
  box([-130, -14], [260, 14], { fill: colour.steel, radius: 7 });

/** Mobile phone around its origin, 160 by 300. */
export const phone = (content = ''): string =>
  box([-80, -150], [160, 300], { fill: colour.ink, radius: 28 }) +
  box([-68, -130], [136, 260], { fill: colour.cream, radius: 14 }) +
  content;

/** A phone as it is held, small, around its origin. */
export const handset = (): string => box([-11, -26], [22, 52], { fill: colour.ink, radius: 6 });

export const plant = (): string =>
  shape('M0-90C-60-120-70-190-40-210C-20-180-4-140 0-90C0-160 10-220 44-236C60-200 40-130 0-90Z', colour.leaf) +
  shape('M0-80C30-130 70-140 84-130C76-100 40-80 0-80Z', colour.sageDeep) +
  shape('M-42-92H42L32 0H-32Z', colour.clay);

/** Exit sign: arrow and doorway, green, hung by its middle. */
export const exitSign = (): string =>
  box([-80, -34], [160, 68], { fill: colour.green, radius: 8 }) +
  stroke('M-50 0H8M-12-16L8 0L-12 16', colour.white, 9) +
  box([30, -22], [28, 44], { fill: colour.white });

/** Assembly point sign on its post: four arrows towards the middle. */
export const assemblySign = (): string =>
  stroke('M0 0V-200', colour.steel, 12) +
  box([-80, -360], [160, 160], { fill: colour.green, radius: 14 }) +
  place(
    { at: [0, -280] },
    disc([0, 0], 16, colour.white),
    each([45, 135, 225, 315], (turn) => place({ at: [0, 0], turn }, shape('M26 0L44-16V-7H68V7H44V16Z', colour.white))),
  );

/** A soft toy bear with a bandaged head, sitting on its origin. */
export const teddy = (): string =>
  oval([-44, -28], [34, 26], colour.clay) +
  oval([44, -28], [34, 26], colour.clay) +
  oval([0, -70], [62, 70], tint.toy) +
  oval([-64, -96], [22, 44], colour.clay) +
  oval([64, -96], [22, 44], colour.clay) +
  disc([-46, -206], 24, colour.clay) +
  disc([46, -206], 24, colour.clay) +
  oval([0, -164], [66, 58], tint.toy) +
  oval([0, -144], [28, 22], colour.sand) +
  oval([0, -154], [9, 6], colour.ink) +
  disc([-24, -168], 6, colour.ink) +
  disc([24, -168], 6, colour.ink) +
  shape('M-58-192Q0-226 60-186L64-166Q0-204-64-172Z', colour.white);

/** Adult manikin torso lying on its back, head to the right, 360 long, 110 high. */
export const manikinTorso = (): string =>
  shape('M-190 0V-58Q-180-104-110-108Q-10-112 40-92L70-66L70-14L40 0Z', colour.skyDeep) +
  shape('M-190 0V-58Q-184-82-160-96L-150 0Z', colour.petrol) +
  shape('M52-70H96V-16H52Z', skin.vinyl.shade) +
  place(
    { at: [122, -50], scale: 1.35, turn: 90, mirror: true },
    shape(
      'M0-38C16-38 27-28 28-14C28-10 29-7 31-3L36 6Q36 9 31 10L32 14Q33 17 30 19Q32 24 28 29Q23 36 12 34L-4 29C-21 26-32 10-32-6C-32-26-18-38 0-38Z',
      skin.vinyl.base,
    ),
    stroke('M14-3Q18 0 23-3', colour.ink, 3),
    oval([-8, 3], [6, 8], skin.vinyl.shade),
  );

/** Infant manikin lying on its back, head to the right, about 250 long. */
export const infantManikin = (): string =>
  shape('M-40-34Q-90-60-128-44Q-140-34-128-24L-96-20Q-120-6-108 4L-40-6Z', skin.vinyl.base) +
  shape('M-50 0Q-66-36-46-64Q0-78 44-62Q58-30 44 0Z', colour.skyDeep) +
  shape('M40-20Q60-6 34 8L0 10Q-8 0 0-6Z', skin.vinyl.base) +
  disc([82, -40], 46, skin.vinyl.base) +
  shape('M78-86L86-94L94-84Z', skin.vinyl.base) +
  stroke('M62-62Q66-66 70-62', colour.ink, 4) +
  stroke('M96-86Q100-92 104-84', skin.vinyl.shade, 4) +
  oval([92, -28], [7, 10], skin.vinyl.shade);

/** Thermometer along x. */
export const thermometer = (): string =>
  box([-120, -22], [240, 44], { fill: colour.white, radius: 22 }) +
  box([-20, -12], [84, 24], { fill: colour.sky, radius: 6 }) +
  box([112, -8], [60, 16], { fill: colour.steel, radius: 8 }) +
  disc([-84, 0], 11, colour.signal);
