import { anaphylacticShock, chestPain, seizure } from '../emergencies/shared-sentences.ts';
import type { Situation } from '../schema/site.ts';
import { clause, from, guideline, law } from '../source.ts';

const ofTheLaw = [clause('2.47'), law('first-aid-medicines')] as const;

const onTheSpot = { pl: 'lek dostępny na miejscu', en: 'medicine at hand' };

/**
 * Emergencies in which a medicine may be part of first aid (C15). Medicine and form say no more than the specification: where it
 * names only the way of giving, the medicine is the one “at hand” of the law. No dose of aspirin is given until a physician has
 * read it (C83). `first` is what the guidelines put before or beside the medicine.
 */
export const situations = [
  {
    id: 'anaphylactic-shock',
    name: anaphylacticShock,
    medicine: onTheSpot,
    form: { pl: 'autowstrzykiwacz', en: 'auto-injector' },
    first: {
      pl: 'adrenalina od razu, w tym samym czasie telefon pod 112; osłabiony leży z uniesionymi nogami, nie siada i nie wstaje',
      en: 'adrenaline at once, 112 at the same time; whoever feels faint lies with legs raised and does not sit or stand up',
    },
    source: from(...ofTheLaw, guideline('erc-2021-anaphylaxis')),
  },
  {
    id: 'hypoglycaemia',
    name: { pl: 'Hipoglikemia', en: 'Hypoglycaemia' },
    medicine: { pl: 'glukagon', en: 'glucagon' },
    form: { pl: 'strzykawka lub aerozol do nosa', en: 'syringe or nasal spray' },
    first: {
      pl: 'przytomny, który może połykać: 15–20 g cukru lub słodki napój; glukagon dla tego, kto nie może',
      en: 'conscious and able to swallow: 15–20 g of sugar or a sweet drink; glucagon for who cannot swallow',
    },
    source: from(...ofTheLaw, guideline('erc-2021-hypoglycaemia')),
  },
  {
    id: 'seizure',
    name: seizure,
    medicine: onTheSpot,
    form: { pl: 'do nosa, doodbytniczo lub do policzka', en: 'into the nose, the rectum or the cheek' },
    first: { pl: 'czas napadu; niczego między zęby; po napadzie na bok', en: 'the time of the seizure; nothing between the teeth; afterwards onto the side' },
    source: from(...ofTheLaw, guideline('ifrc-2020-seizure')),
  },
  {
    id: 'breathlessness',
    name: { pl: 'Duszność', en: 'Breathlessness' },
    medicine: onTheSpot,
    form: { pl: 'inhalator', en: 'inhaler' },
    first: { pl: 'pozycja, w której najlepiej się oddycha', en: 'the position in which breathing is easiest' },
    source: from(...ofTheLaw, guideline('erc-2021-asthma')),
  },
  {
    id: 'chest-pain',
    name: chestPain,
    medicine: { pl: 'aspiryna', en: 'aspirin' },
    form: null,
    first: {
      pl: 'tylko na polecenie dyspozytora: przytomny dorosły, ból bez urazu, bez uczulenia na aspirynę i bez krwawienia; nigdy dziecko',
      en: 'only if the dispatcher says so: a conscious adult, pain without an injury, no allergy to aspirin and no bleeding; never a child',
    },
    source: from(...ofTheLaw, guideline('erc-2021-chest-pain')),
  },
] as const satisfies readonly Situation[];
