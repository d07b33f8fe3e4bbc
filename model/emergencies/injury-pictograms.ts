import type { Pictogram } from '../schema/emergencies.ts';

/** Drawings of one step each of wounds, burns, electricity, falls and cold. */
export const injuryPictograms = {
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
  checkBreathingOneMinute: {
    file: 'pictures/steps/check-breathing-one-minute.svg',
    alt: {
      pl: 'Ratownik odchyla głowę leżącego, unosi brodę, zbliża ucho do ust i patrzy na klatkę piersiową, do 1 minuty.',
      en: 'The helper tilts the head back, lifts the chin, holds an ear to the mouth and watches the chest, up to 1 minute.',
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
  glovesOn: {
    file: 'pictures/steps/put-gloves-on.svg',
    alt: { pl: 'Rękawiczka naciągana na dłoń aż do nadgarstka.', en: 'A glove pulled over a hand down to the wrist.' },
  },
  powerOff: {
    file: 'pictures/steps/power-off.svg',
    alt: { pl: 'Palec przełącza wyłącznik w dół, a prąd nie płynie.', en: 'A finger moves the switch down, and no current flows.' },
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
  smotherFlames: {
    file: 'pictures/steps/smother-flames.svg',
    alt: {
      pl: 'Człowiek w płonącym ubraniu leży, a ratownik nasuwa koc na płomienie, od szyi w stronę nóg.',
      en: 'The person in burning clothes lies down, and the helper draws a blanket over the flames, from the neck towards the legs.',
    },
  },
  coverBurn: {
    file: 'pictures/steps/cover-burn.svg',
    alt: { pl: 'Dłonie trzymają folię, która luźno opada na oparzone przedramię.', en: 'Hands hold film that hangs loosely over the burnt forearm.' },
  },
  brushPowder: {
    file: 'pictures/steps/brush-powder.svg',
    alt: { pl: 'Dłoń ze ściereczką strzepuje proszek z przedramienia.', en: 'A hand with a cloth brushes powder off the forearm.' },
  },
  rinseSkin: {
    file: 'pictures/steps/rinse-skin.svg',
    alt: {
      pl: 'Krople z przewróconej butelki są na skórze przedramienia; spłukuje je strumień bieżącej wody.',
      en: 'Drops from a tipped bottle are on the skin of the forearm; running water rinses them off.',
    },
  },
  soakedClothesOff: {
    file: 'pictures/steps/soaked-clothes-off.svg',
    alt: {
      pl: 'Dłoń zabiera zdjętą, zmoczoną bluzę, a woda z prysznica ciągle płynie na skórę.',
      en: 'A hand takes the soaked shirt off and away while water from a shower keeps running over the skin.',
    },
  },
  rinseEye: {
    file: 'pictures/steps/rinse-eye.svg',
    alt: {
      pl: 'Głowa leży na boku, chore oko niżej; woda płynie od nosa przez oko na zewnątrz, 10–20 minut.',
      en: 'The head lies on its side, the affected eye lower; water runs from the nose across the eye outwards, 10–20 minutes.',
    },
  },
  secureThePlace: {
    file: 'pictures/steps/secure-the-place.svg',
    alt: {
      pl: 'Ratownik stawia trójkąt ostrzegawczy w pewnej odległości od leżącego, zanim do niego podejdzie.',
      en: 'The helper sets up a warning triangle some way from the person before coming near.',
    },
  },
  watchBreathing: {
    file: 'pictures/steps/watch-breathing.svg',
    alt: {
      pl: 'Ratownik pochyla się nad leżącym i bez przerwy patrzy, czy klatka piersiowa unosi się i opada.',
      en: 'The helper leans over the person and watches without a break that the chest rises and falls.',
    },
  },
  turnInOneLine: {
    file: 'pictures/steps/turn-in-one-line.svg',
    alt: {
      pl: 'Dwie dłonie prowadzą głowę, dwie bark i biodro; głowa i tułów obracają się razem, w jednej linii.',
      en: 'Two hands guide the head, two the shoulder and the hip; head and trunk turn together, in one line.',
    },
  },
  carryToShelter: {
    file: 'pictures/steps/carry-to-shelter.svg',
    alt: { pl: 'Dwie osoby niosą leżącego na noszach pod dach.', en: 'Two people carry the person, lying on a stretcher, under a roof.' },
  },
  wetClothesOff: {
    file: 'pictures/steps/wet-clothes-off.svg',
    alt: { pl: 'Dłoń zabiera zdjętą, mokrą bluzę, z której kapie woda.', en: 'A hand takes a wet, dripping shirt off and away.' },
  },
  warmDrink: {
    file: 'pictures/steps/warm-drink.svg',
    alt: {
      pl: 'Przytomny pije z parującego kubka, a ratownik go podtrzymuje.',
      en: 'The person is awake and drinks from a steaming mug, which the helper supports.',
    },
  },
} as const satisfies Readonly<Record<string, Pictogram>>;
