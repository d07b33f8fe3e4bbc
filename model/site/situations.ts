import { anaphylacticShock, breathlessness, chestPain, lowBloodSugar, seizure, whenToCall } from '../emergencies/shared-sentences.ts';
import type { Situation } from '../schema/site.ts';
import { clause, from, guideline, law } from '../source.ts';

const ofTheLaw = [clause('2.47'), law('first-aid-medicines')] as const;

/**
 * The medicine that may be part of first aid in an emergency (C15), under the id of its instruction in `emergencies/`: the name of
 * both and when to call are one sentence. No dose of aspirin is given until a physician has read it (C83).
 */
export const situations = [
  {
    id: 'anaphylaxis',
    name: anaphylacticShock,
    call: whenToCall.anaphylaxis,
    medicine: { pl: 'adrenalina dostępna na miejscu', en: 'adrenaline at hand' },
    form: { pl: 'autowstrzykiwacz', en: 'auto-injector' },
    forWhom: {
      pl: 'osoba z nagłą dusznością, obrzękiem języka lub gardła albo słabnąca, po użądleniu, jedzeniu lub leku',
      en: 'somebody who after a sting, food or a medicine is suddenly breathless or faint or has a swollen tongue or throat',
    },
    source: from(...ofTheLaw, guideline('erc-2021-anaphylaxis')),
  },
  {
    id: 'low-blood-sugar',
    name: lowBloodSugar,
    call: whenToCall.lowBloodSugar,
    medicine: { pl: 'glukagon', en: 'glucagon' },
    form: { pl: 'strzykawka lub aerozol do nosa', en: 'syringe or nasal spray' },
    forWhom: {
      pl: 'osoba z cukrzycą, która nie może połykać; przytomny, który może, dostaje 15–20 g cukru lub słodki napój',
      en: 'a person with diabetes who cannot swallow; whoever is conscious and can swallow gets 15–20 g of sugar or a sweet drink',
    },
    source: from(...ofTheLaw, guideline('erc-2021-hypoglycaemia')),
  },
  {
    id: 'seizure',
    name: seizure,
    call: whenToCall.seizure,
    medicine: { pl: 'lek przeciwdrgawkowy dostępny na miejscu', en: 'anti-seizure medicine at hand' },
    form: { pl: 'do nosa, doodbytniczo lub do policzka', en: 'into the nose, the rectum or the cheek' },
    forWhom: {
      pl: 'osoba, której lekarz zapisał lek na napady, według jego zaleceń i ulotki; nic między zęby',
      en: 'somebody whose doctor has prescribed medicine for seizures, as the doctor and the leaflet say; nothing between the teeth',
    },
    source: from(...ofTheLaw, guideline('ifrc-2020-seizure')),
  },
  {
    id: 'breathlessness',
    name: breathlessness,
    call: whenToCall.breathlessness,
    medicine: { pl: 'lek rozszerzający oskrzela dostępny na miejscu', en: 'bronchodilator at hand' },
    form: { pl: 'inhalator', en: 'inhaler' },
    forWhom: { pl: 'osoba z astmą, w pozycji, w której najlepiej się oddycha', en: 'a person with asthma, in the position in which breathing is easiest' },
    source: from(...ofTheLaw, guideline('erc-2021-asthma')),
  },
  {
    id: 'chest-pain',
    name: chestPain,
    call: whenToCall.chestPain,
    medicine: { pl: 'aspiryna', en: 'aspirin' },
    form: null,
    forWhom: {
      pl: 'tylko na polecenie dyspozytora (nasza ostrożność): przytomny dorosły, ból bez urazu, bez uczulenia na aspirynę, ciężkiej astmy i krwawienia; nigdy dziecko',
      en: 'only if the dispatcher says so (our caution): a conscious adult, pain without an injury, no allergy to aspirin, severe asthma or bleeding; never a child',
    },
    source: from(...ofTheLaw, guideline('erc-2021-chest-pain')),
  },
] as const satisfies readonly Situation[];
