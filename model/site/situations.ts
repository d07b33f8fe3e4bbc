import type { Situation } from '../schema/site.ts';
import { clause, from, law } from '../source.ts';

const source = from(clause('2.47'), law('first-aid-medicines'));

const onTheSpot = 'lek dostępny na miejscu';

/**
 * Emergencies in which a medicine may be part of first aid (C15). Nothing stands here that the specification does not
 * say, in Polish, the language of the page: where it names only the way of giving, the medicine is the one “available on the spot” of the law. The dosing of aspirin is left out until a physician has given it (C83).
 */
export const situations = [
  { id: 'anaphylactic-shock', name: 'Wstrząs anafilaktyczny', medicine: onTheSpot, form: 'autowstrzykiwacz', source },
  { id: 'hypoglycaemia', name: 'Hipoglikemia', medicine: 'glukagon', form: 'strzykawka lub aerozol do nosa', source },
  { id: 'seizure', name: 'Napad drgawkowy', medicine: onTheSpot, form: 'do nosa, doodbytniczo lub do policzka', source },
  { id: 'breathlessness', name: 'Duszność', medicine: onTheSpot, form: 'inhalator', source },
  { id: 'chest-pain', name: 'Ból w klatce piersiowej', medicine: 'aspiryna', form: null, source },
] as const satisfies readonly Situation[];
