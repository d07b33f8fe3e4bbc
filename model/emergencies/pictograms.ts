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
  checkBreathingOneMinute: {
    file: 'pictures/steps/check-breathing-one-minute.svg',
    alt: {
      pl: 'Ratownik odchyla głowę leżącego, unosi brodę, zbliża ucho do ust i patrzy na klatkę piersiową, do 1 minuty.',
      en: 'The helper tilts the head back, lifts the chin, holds an ear to the mouth and watches the chest, up to 1 minute.',
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
  autoInjector: {
    file: 'pictures/steps/auto-injector.svg',
    alt: {
      pl: 'Dłoń dociska autowstrzykiwacz prostopadle do zewnętrznej części uda.',
      en: 'A hand presses the auto-injector at a right angle against the outer thigh.',
    },
  },
  raiseLegs: {
    file: 'pictures/steps/raise-legs.svg',
    alt: {
      pl: 'Poszkodowany leży płasko na plecach, a jego nogi są uniesione na podporze.',
      en: 'The person lies flat on their back, the legs raised on a support.',
    },
  },
  sitLegsOut: {
    file: 'pictures/steps/legs-stretched-out.svg',
    alt: {
      pl: 'Poszkodowany siedzi na podłodze, oparty, z wyprostowanymi nogami.',
      en: 'The person sits on the floor, leaning against something, legs stretched out.',
    },
  },
  holdHead: {
    file: 'pictures/steps/hold-head.svg',
    alt: { pl: 'Dłonie z obu stron trzymają głowę leżącego nieruchomo.', en: 'Hands on both sides hold the head of the person still.' },
  },
  pressureDressing: {
    file: 'pictures/steps/pressure-dressing.svg',
    alt: { pl: 'Dłoń owija przedramię bandażem ciasno na opatrunku leżącym na ranie.', en: 'A hand winds a bandage tightly over the dressing on the wound.' },
  },
  tightenTourniquet: {
    file: 'pictures/steps/tighten-tourniquet.svg',
    alt: {
      pl: 'Ręka obraca krępulec opaski uciskowej na udzie, a z rany poniżej nie płynie krew.',
      en: 'A hand turns the rod of the tourniquet on the thigh, and no blood flows from the wound below it.',
    },
  },
  writeTime: {
    file: 'pictures/steps/write-time.svg',
    alt: {
      pl: 'Ręka zapisuje na karteczce przy opasce uciskowej godzinę z zegara.',
      en: 'A hand writes the time of the clock on a label beside the tourniquet.',
    },
  },
  lieAndCover: {
    file: 'pictures/steps/lie-and-cover.svg',
    alt: {
      pl: 'Poszkodowany leży na plecach, a ratownik naciąga na niego koc aż po szyję.',
      en: 'The person lies on their back, and the helper draws a blanket over them up to the neck.',
    },
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
  inhaler: {
    file: 'pictures/steps/inhaler.svg',
    alt: {
      pl: 'Ręka trzyma inhalator z ustnikiem przy ustach chorego i naciska pojemnik.',
      en: 'A hand holds the mouthpiece of the inhaler at the mouth of the person and presses the canister.',
    },
  },
  raiseBothArms: {
    file: 'pictures/steps/raise-both-arms.svg',
    alt: { pl: 'Osoba unosi obie ręce, a jedna z nich opada.', en: 'A person raises both arms, and one of them drifts down.' },
  },
  droopOfMouth: {
    file: 'pictures/steps/droop-of-mouth.svg',
    alt: { pl: 'Twarz z przodu: jeden kącik ust opada.', en: 'A face from the front: one corner of the mouth droops.' },
  },
  glovesOn: {
    file: 'pictures/steps/put-gloves-on.svg',
    alt: { pl: 'Rękawiczka naciągana na dłoń aż do nadgarstka.', en: 'A glove pulled over a hand down to the wrist.' },
  },
  powerOff: {
    file: 'pictures/steps/power-off.svg',
    alt: { pl: 'Palec przełącza wyłącznik w dół, a prąd nie płynie.', en: 'A finger moves the switch down, and no current flows.' },
  },
  noEntryGas: {
    file: 'pictures/steps/no-entry-gas.svg',
    alt: {
      pl: 'Ratownik zatrzymuje się przed drzwiami pełnymi dymu; wejście jest przekreślone.',
      en: 'The helper stops in front of a door full of smoke; the way in is crossed out.',
    },
  },
  insulate: {
    file: 'pictures/steps/insulate-from-ground.svg',
    alt: {
      pl: 'Poszkodowany leży na grubej warstwie, która oddziela go od zimnego podłoża.',
      en: 'The person lies on a thick layer that keeps them off the cold ground.',
    },
  },
  coverBodyAndHead: {
    file: 'pictures/steps/cover-body-and-head.svg',
    alt: { pl: 'Koc okrywa całe ciało i głowę, odsłonięta jest tylko twarz.', en: 'A blanket covers the whole body and the head, only the face is free.' },
  },
  ringOff: { file: 'pictures/steps/ring-off.svg', alt: { pl: 'Palce zsuwają pierścionek z palca.', en: 'Fingers slide a ring off the finger.' } },
  stayAway: {
    file: 'pictures/steps/stay-away.svg',
    alt: { pl: 'Ratownik odchodzi od zerwanego przewodu linii energetycznej.', en: 'The helper walks away from the fallen wire of a power line.' },
  },
  seizureTime: {
    file: 'pictures/steps/seizure-time.svg',
    alt: { pl: 'Leżący drży, a zegar nad nim mierzy czas.', en: 'The person lying down jerks, and a clock above measures the time.' },
  },
  lieDown: { file: 'pictures/steps/lie-down.svg', alt: { pl: 'Osoba kładzie się płasko na plecach.', en: 'The person lies down flat on their back.' } },
  sitLeaning: { file: 'pictures/steps/sit-leaning.svg', alt: { pl: 'Osoba siedzi na krześle, oparta.', en: 'The person sits on a chair, leaning back.' } },
  patchOff: { file: 'pictures/steps/patch-off.svg', alt: { pl: 'Palce odklejają plaster z klatki piersiowej.', en: 'Fingers take a patch off the chest.' } },
  dryChest: {
    file: 'pictures/steps/dry-chest.svg',
    alt: { pl: 'Dłoń wyciera mokrą klatkę piersiową ręcznikiem.', en: 'A hand wipes the wet chest with a towel.' },
  },
} as const satisfies Readonly<Record<string, Pictogram>>;
