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
  openAirway: {
    file: 'pictures/steps/open-airway.svg',
    alt: {
      pl: 'Jedna dłoń na czole odchyla głowę leżącego do tyłu, palce drugiej unoszą brodę.',
      en: 'One hand on the forehead tilts the head of the casualty back, the fingers of the other lift the chin.',
    },
  },
  checkChildBreathing: {
    file: 'pictures/steps/check-child-breathing.svg',
    alt: {
      pl: 'Ratownik unosi brodę, zbliża ucho do ust i patrzy na klatkę piersiową, do 10 sekund.',
      en: 'The helper lifts the chin, holds an ear to the mouth and watches the chest, up to 10 seconds.',
    },
  },
  infantFiveBreaths: {
    file: 'pictures/steps/infant-five-breaths.svg',
    alt: {
      pl: 'Ratownik obejmuje ustami usta i nos niemowlęcia, którego głowa leży prosto, i wdmuchuje powietrze, aż uniesie się klatka piersiowa, 5 razy.',
      en: 'The helper seals the mouth over mouth and nose of the baby, whose head lies level, and blows until the chest rises, 5 times.',
    },
  },
  thirtyCompressions: {
    file: 'pictures/steps/thirty-compressions.svg',
    alt: {
      pl: 'Ratownik klęczy przy leżącym, łokcie proste, i uciska środek klatki piersiowej w dół, 30 razy.',
      en: 'The helper kneels beside the casualty, elbows straight, and presses the centre of the chest down, 30 times.',
    },
  },
  thirtyCompressionsChild: {
    file: 'pictures/steps/thirty-compressions-child.svg',
    alt: {
      pl: 'Nasada jednej dłoni uciska dolną połowę mostka dziecka na jedną trzecią głębokości klatki piersiowej, 30 razy; druga dłoń leży na czole.',
      en: 'The heel of one hand presses the lower half of the child’s breastbone to one third of the depth of the chest, 30 times; the other hand lies on the forehead.',
    },
  },
  aedPads: {
    file: 'pictures/steps/aed-pads.svg',
    alt: {
      pl: 'Elektroda 1 pod prawym obojczykiem, elektroda 2 z lewego boku pod pachą, na nagiej skórze.',
      en: 'Pad 1 below the right collarbone, pad 2 on the left side below the armpit, on bare skin.',
    },
  },
  aedOn: {
    file: 'pictures/steps/aed-on.svg',
    alt: { pl: 'Palec naciska włącznik AED, a urządzenie mówi.', en: 'A finger presses the power button of the AED, and the device speaks.' },
  },
  sendForAed: {
    file: 'pictures/steps/send-for-aed.svg',
    alt: { pl: 'Druga osoba biegnie do szafki z AED.', en: 'A second person runs to the cabinet with the AED.' },
  },
  layOnBack: {
    file: 'pictures/steps/lay-on-back.svg',
    alt: {
      pl: 'Poszkodowany leży na plecach na twardej podłodze, nie na miękkim łóżku.',
      en: 'The person lies on their back on the firm floor, not on the soft bed.',
    },
  },
  infantChestThrusts: {
    file: 'pictures/steps/infant-chest-thrusts.svg',
    alt: {
      pl: 'Niemowlę leży na plecach na udach ratownika, głową niżej; dłonie obejmują klatkę piersiową, a kciuki na dolnej połowie mostka pchają w dół, do 5 razy.',
      en: 'The baby lies on its back on the helper’s thighs, head lower; the hands hold the chest and the thumbs press the lower half of the breastbone down, up to 5 times.',
    },
  },
  chestThrusts: {
    file: 'pictures/steps/chest-thrusts.svg',
    alt: {
      pl: 'Ratownik stoi za ciężarną, obejmuje ją pod pachami, pięść na środku mostka, druga dłoń na niej; szarpnięcie do siebie, do 5 razy.',
      en: 'The helper stands behind the pregnant woman with both arms around her below the armpits, a fist on the middle of the breastbone, the other hand over it, and pulls inwards, up to 5 times.',
    },
  },
  cough: {
    file: 'pictures/steps/cough.svg',
    alt: { pl: 'Poszkodowany kaszle, pochylony do przodu; ratownik stoi obok.', en: 'The person coughs, leaning forward; the helper stands beside.' },
  },
  childPads: {
    file: 'pictures/steps/child-pads.svg',
    alt: {
      pl: 'Dziecko z przodu i z tyłu: elektroda 1 na środku klatki piersiowej, elektroda 2 na plecach między łopatkami.',
      en: 'A child from the front and from behind: pad 1 on the middle of the chest, pad 2 on the back between the shoulder blades.',
    },
  },
  changeOver: {
    file: 'pictures/steps/change-over.svg',
    alt: {
      pl: 'Po 2 minutach druga osoba zajmuje miejsce tej, która uciska klatkę piersiową.',
      en: 'After 2 minutes a second person takes the place of the one who presses the chest.',
    },
  },
  patchOff: { file: 'pictures/steps/patch-off.svg', alt: { pl: 'Palce odklejają plaster z klatki piersiowej.', en: 'Fingers take a patch off the chest.' } },
  dryChest: {
    file: 'pictures/steps/dry-chest.svg',
    alt: { pl: 'Dłoń wyciera mokrą klatkę piersiową ręcznikiem.', en: 'A hand wipes the wet chest with a towel.' },
  },
  infantOpenAirway: {
    file: 'pictures/steps/infant-open-airway.svg',
    alt: {
      pl: 'Niemowlę leży na plecach, twarz poziomo; jedna dłoń leży na czole, czubek palca drugiej unosi kość brody, nie uciska szyi.',
      en: 'The baby lies on its back, face level; one hand lies on the forehead, a fingertip of the other lifts the bony tip of the chin, not the throat.',
    },
  },
  padBesidePacemaker: {
    file: 'pictures/steps/pad-beside-pacemaker.svg',
    alt: {
      pl: 'Miejsce nad rozrusznikiem pod prawym obojczykiem jest przekreślone; elektroda 1 leży niżej, z dala od niego, elektroda 2 z lewego boku pod pachą.',
      en: 'The place over the pacemaker below the right collarbone is crossed out; pad 1 lies lower, away from it, pad 2 on the left side below the armpit.',
    },
  },
  shaveChest: {
    file: 'pictures/steps/shave-chest.svg',
    alt: {
      pl: 'Maszynka goli owłosioną klatkę piersiową w miejscu elektrody, pod prawym obojczykiem.',
      en: 'A razor shaves the hairy chest at the place of the pad, below the right collarbone.',
    },
  },
  coverAndWatch: {
    file: 'pictures/steps/cover-and-watch.svg',
    alt: {
      pl: 'Poszkodowany leży na boku, okryty kocem po szyję; oko patrzy, czy oddycha: na usta i na klatkę piersiową.',
      en: 'The person lies on their side, covered up to the neck; an eye watches the breathing at the mouth and at the chest.',
    },
  },
  infantCoughs: {
    file: 'pictures/steps/infant-coughs.svg',
    alt: {
      pl: 'Nieruchoma ręka podtrzymuje niemowlę, które siedzi na kolanach i głośno kaszle; oko patrzy, a dłoń przy plecach jest przekreślona.',
      en: 'A still arm holds the baby, who sits on a lap and coughs loudly; an eye watches, and a hand near the back is crossed out.',
    },
  },
  tellDispatcher: {
    file: 'pictures/steps/tell-dispatcher.svg',
    alt: {
      pl: 'Telefon z numerem 112 na głośniku; ratownik trzyma opakowanie i mówi, co to jest.',
      en: 'A phone with 112 on loudspeaker; the helper holds a package and says what it is.',
    },
  },
} as const satisfies Readonly<Record<string, Pictogram>>;
