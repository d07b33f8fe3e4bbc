import type { Situation } from '../schema/site.ts';
import { clause, from, law } from '../source.ts';

const source = from(clause('2.47'), law('first-aid-medicines'));

const onTheSpot = { pl: 'lek dostępny na miejscu', en: 'medicine available on the spot' } as const;

/**
 * Emergencies in which a medicine may be part of first aid (C15). Nothing stands here that the specification does not
 * say: where it names only the way of giving, the medicine is the one “available on the spot” of the law (C83).
 */
export const situations = [
  {
    id: 'anaphylactic-shock',
    name: { pl: 'Wstrząs anafilaktyczny', en: 'Anaphylactic shock' },
    medicine: onTheSpot,
    form: { pl: 'autowstrzykiwacz', en: 'auto-injector' },
    source,
  },
  {
    id: 'hypoglycaemia',
    name: { pl: 'Hipoglikemia', en: 'Hypoglycaemia' },
    medicine: { pl: 'glukagon', en: 'glucagon' },
    form: { pl: 'strzykawka lub aerozol do nosa', en: 'syringe or nasal spray' },
    source,
  },
  {
    id: 'seizure',
    name: { pl: 'Napad drgawkowy', en: 'Seizure' },
    medicine: onTheSpot,
    form: { pl: 'do nosa, doodbytniczo lub do policzka', en: 'into the nose, rectum or cheek' },
    source,
  },
  { id: 'breathlessness', name: { pl: 'Duszność', en: 'Breathlessness' }, medicine: onTheSpot, form: { pl: 'inhalator', en: 'inhaler' }, source },
  {
    id: 'chest-pain',
    name: { pl: 'Ból w klatce piersiowej', en: 'Chest pain' },
    medicine: { pl: 'aspiryna', en: 'aspirin' },
    form: { pl: 'dawkowanie uzupełni lekarz', en: 'dosing to be supplied by a physician' },
    source,
  },
] as const satisfies readonly Situation[];
