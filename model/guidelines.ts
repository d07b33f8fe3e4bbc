import { seizure } from './emergencies/shared-sentences.ts';
import type { LocalizedText } from './localized-text.ts';

/** A passage of medical guidelines. */
interface Guideline {
  readonly id: string;
  readonly title: LocalizedText;
  readonly chapter: LocalizedText;
  readonly year: number;
  readonly polishEdition: string | null;
  readonly address: string;
  readonly says: LocalizedText;
}

const erc = { title: { pl: 'Wytyczne Europejskiej Rady Resuscytacji', en: 'European Resuscitation Council Guidelines' }, address: 'https://cprguidelines.eu/' };
const erc2025 = { ...erc, year: 2025, polishEdition: null };
const erc2021 = { ...erc, year: 2021, polishEdition: 'Polska Rada Resuscytacji, Wytyczne Resuscytacji 2021' };
const redCross = {
  title: {
    pl: 'Międzynarodowe wytyczne pierwszej pomocy, resuscytacji i edukacji (IFRC)',
    en: 'International First Aid, Resuscitation and Education Guidelines (IFRC)',
  },
  year: 2020,
  polishEdition: null,
  address: 'https://www.ifrc.org/document/international-first-aid-resuscitation-and-education-guidelines',
};

const adults = { pl: 'Podstawowe zabiegi resuscytacyjne u osób dorosłych', en: 'Adult basic life support' };
const advanced = { pl: 'Zaawansowane zabiegi resuscytacyjne u osób dorosłych', en: 'Adult advanced life support' };
const children = { pl: 'Zabiegi resuscytacyjne u dzieci', en: 'Paediatric life support' };
const special = { pl: 'Zatrzymanie krążenia w sytuacjach szczególnych', en: 'Cardiac arrest in special circumstances' };
const firstAid = { pl: 'Pierwsza pomoc', en: 'First aid' };

/** The chapters of 2021, each at the address of its article in the journal Resuscitation 161. */
const basic2021 = { ...erc2021, chapter: adults, address: 'https://doi.org/10.1016/j.resuscitation.2021.02.009' };
const advanced2021 = { ...erc2021, chapter: advanced, address: 'https://doi.org/10.1016/j.resuscitation.2021.02.010' };
const special2021 = { ...erc2021, chapter: special, address: 'https://doi.org/10.1016/j.resuscitation.2021.02.011' };
const firstAid2021 = { ...erc2021, chapter: firstAid, address: 'https://doi.org/10.1016/j.resuscitation.2021.02.013' };
const children2021 = { ...erc2021, chapter: children, address: 'https://doi.org/10.1016/j.resuscitation.2021.02.015' };

/** The medical sources of the model, in our own words. */
export const guidelines = [
  {
    id: 'erc-2025-call',
    ...erc2025,
    chapter: adults,
    says: {
      pl: 'Dzwoni się, gdy tylko ktoś nie reaguje, na głośniku; po AED posyła się razem z telefonem. Oddech sprawdza się w czasie rozmowy, a w razie wątpliwości przyjmuje się, że nie jest prawidłowy.',
      en: 'The call is made as soon as somebody does not respond, on loudspeaker; the AED is sent for with the call. Breathing is checked during the call, and in doubt it is taken as not normal.',
    },
  },
  {
    id: 'erc-2025-pads',
    ...erc2025,
    chapter: adults,
    says: { pl: 'Elektroda boczna leży pod lewą pachą, a nie na piersi.', en: 'The lateral pad lies below the left armpit, not on the breast.' },
  },
  {
    id: 'erc-2021-compressions',
    ...basic2021,
    says: {
      pl: 'Uciska się środek klatki piersiowej na twardym podłożu, na 5–6 cm, 100–120 razy na minutę, 30 uciśnięć na 2 oddechy; ratujący zmieniają się co 2 minuty z jak najkrótszą przerwą.',
      en: 'The centre of the chest is compressed on a firm surface, 5–6 cm deep, 100–120 times a minute, 30 compressions to 2 breaths; helpers change every 2 minutes with as short a pause as possible.',
    },
  },
  {
    id: 'erc-2021-stop',
    ...basic2021,
    says: {
      pl: 'Resuscytację przerywa się, gdy poszkodowany na pewno się budzi, porusza, otwiera oczy i oddycha prawidłowo.',
      en: 'Resuscitation stops when the casualty is definitely waking up, moving, opening eyes and breathing normally.',
    },
  },
  {
    id: 'erc-2021-choking',
    ...basic2021,
    says: {
      pl: 'Przy zadławieniu: zachęta do kaszlu, potem na zmianę 5 uderzeń między łopatki i 5 uciśnięć nadbrzusza; kto przestaje reagować, u tego zaczyna się resuscytację.',
      en: 'For choking: encourage coughing, then alternate 5 back blows and 5 abdominal thrusts; start resuscitation when the person stops responding.',
    },
  },
  {
    id: 'erc-2021-pads-and-devices',
    ...advanced2021,
    says: {
      pl: 'Elektrod nie nakleja się na wszczepione urządzenie ani na plaster z lekiem, a skóra pod nimi jest sucha.',
      en: 'Pads are placed neither over an implanted device nor over a medicine patch, and the skin beneath is dry.',
    },
  },
  {
    id: 'erc-2021-child',
    ...children2021,
    says: {
      pl: 'U dziecka zaczyna się od 5 oddechów; uciska się na jedną trzecią głębokości klatki piersiowej. Po przeszkoleniu w resuscytacji dzieci stosunek wynosi 15 do 2, bez niego 30 do 2.',
      en: 'A child gets 5 breaths first; compressions reach one third of the depth of the chest. Whoever is trained in resuscitating children gives 15 to 2, others 30 to 2.',
    },
  },
  {
    id: 'erc-2021-child-pads',
    ...children2021,
    says: {
      pl: 'Małemu dziecku jedną elektrodę nakleja się na klatce piersiowej, drugą na plecach, tak by się nie stykały; bez trybu dla dzieci używa się zwykłego AED.',
      en: 'A small child gets one pad on the chest and one on the back, not touching; without a child mode an ordinary AED is used.',
    },
  },
  {
    id: 'erc-2021-choking-infant',
    ...children2021,
    says: {
      pl: 'U niemowlęcia uciśnięcia klatki piersiowej zastępują uciśnięcia nadbrzusza.',
      en: 'In an infant chest thrusts take the place of abdominal thrusts.',
    },
  },
  {
    id: 'erc-2021-drowning',
    ...special2021,
    says: {
      pl: 'Po tonięciu zaczyna się od 5 oddechów; przed naklejeniem elektrod osusza się klatkę piersiową.',
      en: 'After drowning 5 breaths come first; the chest is dried before the pads are attached.',
    },
  },
  {
    id: 'erc-2021-anaphylaxis',
    ...special2021,
    says: {
      pl: 'Anafilaksja to nagły kłopot z drogami oddechowymi, oddechem lub krążeniem, zwykle ze zmianami na skórze. Adrenalinę podaje się od razu w zewnętrzną część uda i wzywa się pomoc. Kto ma niskie ciśnienie, leży z uniesionymi nogami; komu trudno oddychać, może siedzieć; w ciąży leży się na lewym boku. Nikt nie wstaje i nie chodzi.',
      en: 'Anaphylaxis is a sudden problem of airway, breathing or circulation, usually with changes of the skin. Adrenaline is given at once into the outer thigh and help is called. With low blood pressure the casualty lies with legs raised; with difficult breathing they may sit; in pregnancy they lie on the left side. Nobody stands up or walks.',
    },
  },
  {
    id: 'erc-2021-second-dose',
    ...firstAid2021,
    says: {
      pl: 'Gdy po 5 minutach objawy anafilaksji nie ustępują, podaje się drugą dawkę adrenaliny.',
      en: 'A second dose of adrenaline follows when anaphylaxis is no better after 5 minutes.',
    },
  },
  {
    id: 'erc-2021-hypothermia',
    ...special2021,
    says: {
      pl: 'Wychłodzonego izoluje się od zimna i porusza się nim ostrożnie, w pozycji poziomej; oznak życia szuka się do minuty.',
      en: 'A person with hypothermia is insulated from the cold and moved gently, lying flat; signs of life are looked for for up to a minute.',
    },
  },
  {
    id: 'erc-2021-recovery-position',
    ...firstAid2021,
    says: {
      pl: 'Kto nie reaguje, a oddycha prawidłowo, leży na boku, a jego oddech sprawdza się bez przerwy.',
      en: 'Whoever does not respond but breathes normally lies on the side, and breathing is checked continually.',
    },
  },
  {
    id: 'erc-2021-spine',
    ...firstAid2021,
    says: {
      pl: 'Głowę po urazie podtrzymuje się dłońmi, kołnierza nie zakłada się rutynowo; drożne drogi oddechowe są ważniejsze niż unieruchomienie.',
      en: 'After an injury the head is held by hand and no collar is fitted as a routine; an open airway comes before immobilisation.',
    },
  },
  {
    id: 'erc-2021-bleeding',
    ...firstAid2021,
    says: {
      pl: 'Krwotok tamuje się bezpośrednim uciskiem, a z kończyny, gdy ucisk nie wystarcza, opaską 5–7 cm powyżej rany, nie na stawie; zapisuje się godzinę i nie zwalnia opaski.',
      en: 'Bleeding is stopped by direct pressure, from a limb, where that is not enough, by a tourniquet 5–7 cm above the wound, not over a joint; the time is noted and the tourniquet is not released.',
    },
  },
  {
    id: 'erc-2021-burns',
    ...firstAid2021,
    says: { pl: 'Oparzenie chłodzi się wodą przez 20 minut i luźno osłania.', en: 'A burn is cooled with water for 20 minutes and covered loosely.' },
  },
  {
    id: 'erc-2021-eye',
    ...firstAid2021,
    says: {
      pl: 'Oko po kontakcie z substancją chemiczną płucze się od razu dużą ilością wody przez 10–20 minut, tak by nie zanieczyścić drugiego oka; nieznanej substancji dotyka się w rękawiczkach.',
      en: 'An eye exposed to a chemical is rinsed at once with plenty of water for 10–20 minutes, without contaminating the other eye; gloves are worn with an unknown substance.',
    },
  },
  {
    id: 'erc-2021-stroke',
    ...firstAid2021,
    says: {
      pl: 'Udar rozpoznaje się po prostych znakach, na przykład twarzy, ramionach i mowie, i od razu wzywa pomoc.',
      en: 'Stroke is recognised by simple signs such as face, arms and speech, and help is called at once.',
    },
  },
  {
    id: 'erc-2021-chest-pain',
    ...firstAid2021,
    says: {
      pl: 'Przytomnego dorosłego z bólem w klatce piersiowej bez urazu sadza się lub kładzie wygodnie i wzywa pomoc; zaleca się, by jak najwcześniej przyjął aspirynę, chyba że ma na nią uczulenie, ciężką astmę albo krwawienie z przewodu pokarmowego lub przyczyna bólu jest niejasna.',
      en: 'A conscious adult with non-traumatic chest pain is made comfortable and help is called; early aspirin is advised, unless there is an allergy to it, severe asthma or gastrointestinal bleeding, or the cause of the pain is unclear.',
    },
  },
  {
    id: 'erc-2021-hypoglycaemia',
    ...firstAid2021,
    says: {
      pl: 'Przytomny, który może połykać, dostaje 15–20 g glukozy lub cukru.',
      en: 'A conscious person who can swallow gets 15–20 g of glucose or sugar.',
    },
  },
  {
    id: 'erc-2021-asthma',
    ...firstAid2021,
    says: { pl: 'Choremu na astmę pomaga się użyć jego inhalatora.', en: 'A person with asthma is helped to use their inhaler.' },
  },
  {
    id: 'ifrc-2020-seizure',
    ...redCross,
    chapter: seizure,
    says: {
      pl: 'W czasie napadu chroni się głowę, mierzy czas i niczego nie wkłada do ust; potem układa się na boku. Pomoc wzywa się, gdy napad trwa 5 minut.',
      en: 'During a seizure the head is protected, the time is taken and nothing is put into the mouth; afterwards the person lies on the side. Help is called when it lasts 5 minutes.',
    },
  },
  {
    id: 'ifrc-2020-poisoning',
    ...redCross,
    chapter: { pl: 'Zatrucie', en: 'Poisoning' },
    says: { pl: 'Po zatruciu nie wywołuje się wymiotów i zachowuje się opakowanie.', en: 'After poisoning vomiting is not provoked and the package is kept.' },
  },
] as const satisfies readonly Guideline[];

/** A passage of medical guidelines by its id. */
export type GuidelineId = (typeof guidelines)[number]['id'];
