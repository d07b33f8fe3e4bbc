import type { Pictogram } from '../schema/emergencies.ts';

/** Drawings of one step each of sudden illness and poisoning. */
export const illnessPictograms = {
  softUnderHead: {
    file: 'pictures/steps/soft-under-head.svg',
    alt: {
      pl: 'Ratownik podkłada obiema rękami coś miękkiego pod głowę leżącego, który drży.',
      en: 'With both hands the helper puts something soft under the head of the person who is jerking.',
    },
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
  noEntryGas: {
    file: 'pictures/steps/no-entry-gas.svg',
    alt: {
      pl: 'Ratownik zatrzymuje się przed drzwiami pełnymi dymu; wejście jest przekreślone.',
      en: 'The helper stops in front of a door full of smoke; the way in is crossed out.',
    },
  },
  seizureTime: {
    file: 'pictures/steps/seizure-time.svg',
    alt: { pl: 'Leżący drży, a zegar nad nim mierzy czas.', en: 'The person lying down jerks, and a clock above measures the time.' },
  },
  lieDown: { file: 'pictures/steps/lie-down.svg', alt: { pl: 'Osoba kładzie się płasko na plecach.', en: 'The person lies down flat on their back.' } },
  sitLeaning: { file: 'pictures/steps/sit-leaning.svg', alt: { pl: 'Osoba siedzi na krześle, oparta.', en: 'The person sits on a chair, leaning back.' } },
  lieOnLeftSide: {
    file: 'pictures/steps/pregnant-on-left-side.svg',
    alt: { pl: 'Ciężarna leży na lewym boku.', en: 'A pregnant woman lies on her left side.' },
  },
  noEffort: { file: 'pictures/steps/no-effort.svg', alt: { pl: 'Wchodzenie po schodach, przekreślone.', en: 'Climbing stairs, crossed out.' } },
  slurredSpeech: {
    file: 'pictures/steps/slurred-speech.svg',
    alt: { pl: 'Osoba mówi, a w dymku są poplątane znaki zamiast słów.', en: 'A person speaks, and the bubble holds muddled signs instead of words.' },
  },
  noteTime: {
    file: 'pictures/steps/note-time.svg',
    alt: {
      pl: 'Zdrowa osoba się uśmiecha, nad nią zegar; ręka zapisuje na kartce godzinę z tego zegara.',
      en: 'A well person smiles, a clock above; a hand writes the time of this clock on paper.',
    },
  },
  hardThingsAway: {
    file: 'pictures/steps/hard-things-away.svg',
    alt: { pl: 'Ręce odsuwają krzesło od głowy leżącego, który drży.', en: 'Hands move a chair away from the head of the person who is jerking.' },
  },
  stayBeside: {
    file: 'pictures/steps/stay-beside.svg',
    alt: {
      pl: 'Ratownik siedzi przy osobie leżącej na boku i trzyma dłoń na jej barku; zegar w kole ze strzałką: czas mija.',
      en: 'The helper sits beside the person lying on their side, a hand on the shoulder; a clock ringed by an arrow: time goes by.',
    },
  },
  sugarDrink: {
    file: 'pictures/steps/sugar-drink.svg',
    alt: {
      pl: 'Przytomny pije słodki napój; obok kostki cukru, 15–20 g.',
      en: 'The person is awake and drinks something sweet; beside it lumps of sugar, 15–20 g.',
    },
  },
  openFromOutside: {
    file: 'pictures/steps/open-from-outside.svg',
    alt: {
      pl: 'Ratownik stoi na zewnątrz domu i otwiera okno, z którego uchodzi dym.',
      en: 'The helper stands outside the house and pulls a window open, the smoke flows out.',
    },
  },
  keepPackage: {
    file: 'pictures/steps/keep-package.svg',
    alt: { pl: 'Dłoń trzyma butelkę z etykietą; kosz na śmieci jest przekreślony.', en: 'A hand holds the labelled bottle; the bin is crossed out.' },
  },
} as const satisfies Readonly<Record<string, Pictogram>>;
