import type { Pictogram } from '../schema/emergencies.ts';

/** Drawings of one step each: who, where the hands are, what moves and where to, how often. */
export const pictograms = {
  checkBreathing: {
    file: 'pictures/steps/check-breathing.svg',
    alt: {
      pl: 'Ratownik jedną ręką odchyla głowę leżącego, palcami drugiej unosi brodę, zbliża ucho do ust i patrzy na klatkę piersiową, do 10 sekund.',
      en: 'The helper tilts the head back with one hand, lifts the chin with the fingers of the other, holds an ear to the mouth and watches the chest, up to 10 seconds.',
    },
  },
  compressions: {
    file: 'pictures/steps/compressions.svg',
    alt: {
      pl: 'Ratownik klęczy przy leżącym, ramiona nad dłońmi, łokcie proste, i uciska środek klatki piersiowej w dół o 5–6 cm, 100–120 razy na minutę.',
      en: 'The helper kneels beside the casualty, shoulders above the hands, elbows straight, and presses the centre of the chest down 5–6 cm, 100–120 times a minute.',
    },
  },
  rescueBreath: {
    file: 'pictures/steps/rescue-breath.svg',
    alt: {
      pl: 'Ratownik zaciska nos leżącego, obejmuje ustami jego usta i wdmuchuje powietrze, aż uniesie się klatka piersiowa, 2 razy.',
      en: 'The helper pinches the nose, seals the mouth with their own and blows until the chest rises, twice.',
    },
  },
  backBlows: {
    file: 'pictures/steps/back-blows.svg',
    alt: {
      pl: 'Poszkodowany pochyla się do przodu, ręka ratownika podtrzymuje klatkę piersiową, druga uderza między łopatki, do 5 razy.',
      en: 'The person leans forward, one hand of the helper supports the chest, the other strikes between the shoulder blades, up to 5 times.',
    },
  },
  abdominalThrusts: {
    file: 'pictures/steps/abdominal-thrusts.svg',
    alt: {
      pl: 'Ratownik stoi z tyłu, obejmuje poszkodowanego, pięść między pępkiem a mostkiem, druga dłoń na niej; szarpnięcie do siebie i w górę, do 5 razy.',
      en: 'The helper stands behind with both arms around, a fist between navel and breastbone, the other hand over it, and pulls inwards and upwards, up to 5 times.',
    },
  },
  infantBackBlows: {
    file: 'pictures/steps/infant-back-blows.svg',
    alt: {
      pl: 'Niemowlę leży twarzą w dół na przedramieniu, głową niżej, dłoń podtrzymuje żuchwę; nasada drugiej dłoni uderza między łopatki, do 5 razy.',
      en: 'The baby lies face down along the forearm, head lower, the jaw held; the heel of the other hand strikes between the shoulder blades, up to 5 times.',
    },
  },
  infantTwoThumbs: {
    file: 'pictures/steps/infant-two-thumbs.svg',
    alt: {
      pl: 'Dłonie obejmują klatkę piersiową niemowlęcia, oba kciuki leżą na dolnej połowie mostka.',
      en: 'Both hands encircle the baby’s chest, the two thumbs lie on the lower half of the breastbone.',
    },
  },
  childOneHand: {
    file: 'pictures/steps/child-one-hand.svg',
    alt: {
      pl: 'Nasada jednej dłoni uciska dolną połowę mostka dziecka na jedną trzecią głębokości klatki piersiowej, 100–120 razy na minutę; druga dłoń odchyla głowę.',
      en: 'The heel of one hand presses the lower half of the child’s breastbone to one third of the depth of the chest, 100–120 times a minute; the other hand tilts the head.',
    },
  },
  armOut: {
    file: 'pictures/steps/turn-1-arm-out.svg',
    alt: {
      pl: 'Poszkodowany leży na plecach; ratownik odwodzi bliższą rękę w bok, zgiętą w łokciu.',
      en: 'The person lies on their back; the helper moves the near arm out, bent at the elbow.',
    },
  },
  handToCheek: {
    file: 'pictures/steps/turn-2-hand-to-cheek.svg',
    alt: {
      pl: 'Ratownik przekłada dalszą rękę przez klatkę piersiową i trzyma jej grzbiet przy bliższym policzku.',
      en: 'The helper brings the far arm across the chest and holds the back of its hand against the near cheek.',
    },
  },
  kneeAndRoll: {
    file: 'pictures/steps/turn-3-knee-and-roll.svg',
    alt: {
      pl: 'Drugą ręką ratownik ciągnie za zgięte dalsze kolano i obraca poszkodowanego na bok, do siebie.',
      en: 'With the other hand the helper pulls the bent far knee and rolls the person onto the side, towards them.',
    },
  },
  recoveryPosition: {
    file: 'pictures/steps/recovery-position.svg',
    alt: {
      pl: 'Poszkodowany leży na boku, dłoń pod policzkiem, kolano zgięte do przodu, głowa odchylona, usta skierowane w dół.',
      en: 'The person lies on their side, a hand under the cheek, the upper knee bent forward, head tilted back, mouth pointing down.',
    },
  },
  pressOnWound: {
    file: 'pictures/steps/press-on-wound.svg',
    alt: { pl: 'Obie dłonie z całej siły dociskają opatrunek do krwawiącej rany.', en: 'Both hands press hard on the dressing over the bleeding wound.' },
  },
  tourniquet: {
    file: 'pictures/steps/tourniquet.svg',
    alt: {
      pl: 'Opaska uciskowa 5–7 cm powyżej rany na udzie; ręka obraca krępulec; zegar: zapisz godzinę.',
      en: 'A tourniquet 5–7 cm above the wound on the thigh; a hand turns the rod; a clock: write the time down.',
    },
  },
  coolBurn: {
    file: 'pictures/steps/cool-burn.svg',
    alt: { pl: 'Oparzone przedramię pod bieżącą chłodną wodą, 20 minut.', en: 'The burnt forearm under cool running water, 20 minutes.' },
  },
  callOnLoudspeaker: {
    file: 'pictures/steps/call-on-loudspeaker.svg',
    alt: { pl: 'Telefon z numerem 112 i włączonym głośnikiem.', en: 'A phone with the number 112 and its loudspeaker on.' },
  },
  fiveBreaths: {
    file: 'pictures/steps/five-breaths.svg',
    alt: {
      pl: 'Ratownik zaciska nos leżącego, obejmuje ustami jego usta i wdmuchuje powietrze, aż uniesie się klatka piersiowa, 5 razy.',
      en: 'The helper pinches the nose, seals the mouth with their own and blows until the chest rises, 5 times.',
    },
  },
  infantFaceDown: {
    file: 'pictures/steps/infant-face-down.svg',
    alt: {
      pl: 'Niemowlę leży twarzą w dół na przedramieniu opartym na udzie, głową niżej, dłoń podtrzymuje głowę od strony żuchwy.',
      en: 'The baby lies face down along the forearm that rests on the thigh, head lower; the hand holds the head at the jaw.',
    },
  },
  softUnderHead: {
    file: 'pictures/steps/soft-under-head.svg',
    alt: {
      pl: 'Ratownik podkłada obiema rękami coś miękkiego pod głowę leżącego, który drży.',
      en: 'With both hands the helper puts something soft under the head of the person who is jerking.',
    },
  },
} as const satisfies Readonly<Record<string, Pictogram>>;
