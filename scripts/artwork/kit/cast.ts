import { cloth, hairColour, skin } from './palette.ts';
import type { Person } from './people.ts';

/** The people of all pictures; instructors wear petrol with a small heart. */
export const cast = {
  instructor: {
    skin: skin.warm,
    hair: 'short',
    hairColour: hairColour.brown,
    beard: true,
    top: cloth.petrol,
    legs: cloth.ink,
    sleeves: 'short',
    mark: 'heart',
  },
  trainer: {
    skin: skin.fair,
    hair: 'tail',
    hairColour: hairColour.chestnut,
    top: cloth.petrol,
    legs: cloth.ink,
    sleeves: 'short',
    mark: 'heart',
  },
  anna: { skin: skin.fair, hair: 'bun', hairColour: hairColour.brown, top: cloth.sage, legs: cloth.steel },
  marek: { skin: skin.warm, hair: 'short', hairColour: hairColour.black, top: cloth.sky, legs: cloth.ink },
  ewa: {
    skin: skin.olive,
    hair: 'bob',
    hairColour: hairColour.black,
    top: cloth.sand,
    legs: cloth.petrol,
    glasses: true,
  },
  piotr: {
    skin: skin.brown,
    hair: 'buzz',
    hairColour: hairColour.black,
    top: cloth.teal,
    legs: cloth.ink,
    sleeves: 'short',
  },
  zofia: { skin: skin.fair, hair: 'tail', hairColour: hairColour.blond, top: cloth.clay, legs: cloth.ink },
  jan: { skin: skin.fair, hair: 'bald', hairColour: hairColour.grey, beard: true, top: cloth.leaf, legs: cloth.steel },
  amina: { skin: skin.olive, hair: 'scarf', hairColour: cloth.sage.base, top: cloth.petrol, legs: cloth.ink },
  kofi: { skin: skin.deep, hair: 'curly', hairColour: hairColour.black, top: cloth.sand, legs: cloth.petrol },
  ola: {
    skin: skin.warm,
    hair: 'curly',
    hairColour: hairColour.red,
    top: cloth.sky,
    legs: cloth.steel,
    sleeves: 'short',
  },
  tomek: { skin: skin.warm, hair: 'short', hairColour: hairColour.blond, top: cloth.white, legs: cloth.steel },
  rescuer: {
    skin: skin.warm,
    hair: 'short',
    hairColour: hairColour.brown,
    top: cloth.ink,
    legs: cloth.ink,
    gloves: cloth.nitrile,
    vest: cloth.signal,
  },
  medic: {
    skin: skin.brown,
    hair: 'bun',
    hairColour: hairColour.black,
    top: cloth.ink,
    legs: cloth.ink,
    gloves: cloth.nitrile,
    vest: cloth.signal,
  },
  worker: {
    skin: skin.warm,
    hair: 'short',
    hairColour: hairColour.brown,
    top: cloth.petrol,
    legs: cloth.steel,
    vest: cloth.amber,
    hat: 'hardhat',
  },
  builder: {
    skin: skin.olive,
    hair: 'short',
    hairColour: hairColour.black,
    beard: true,
    top: cloth.teal,
    legs: cloth.ink,
    vest: cloth.amber,
    hat: 'hardhat',
  },
  storewoman: {
    skin: skin.fair,
    hair: 'tail',
    hairColour: hairColour.red,
    top: cloth.steel,
    legs: cloth.ink,
    vest: cloth.amber,
  },
  firefighter: {
    skin: skin.fair,
    hair: 'short',
    hairColour: hairColour.brown,
    top: cloth.ink,
    legs: cloth.ink,
    vest: cloth.ink,
    hat: 'fire',
  },
  manikin: {
    skin: skin.vinyl,
    hair: 'bald',
    hairColour: skin.vinyl.shade,
    top: cloth.sky,
    legs: cloth.steel,
    shoes: cloth.ink,
    eyes: 'closed',
  },
} as const satisfies Record<string, Person>;

/** Children; draw them at about three quarters of an adult's scale. */
export const children = {
  girl: {
    skin: skin.warm,
    hair: 'tail',
    hairColour: hairColour.brown,
    top: cloth.amber,
    legs: cloth.teal,
    headSize: 1.25,
  },
  boy: {
    skin: skin.brown,
    hair: 'curly',
    hairColour: hairColour.black,
    top: cloth.sage,
    legs: cloth.petrol,
    headSize: 1.25,
  },
  toddler: {
    skin: skin.fair,
    hair: 'short',
    hairColour: hairColour.blond,
    top: cloth.sky,
    legs: cloth.sand,
    headSize: 1.35,
  },
} as const satisfies Record<string, Person>;

/** The same person as a casualty: eyes shut. */
export const asleep = (person: Person): Person => ({ ...person, eyes: 'closed' });

export const gloved = (person: Person): Person => ({ ...person, gloves: cloth.nitrile });
