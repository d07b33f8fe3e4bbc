import type { Emergency } from '../schema/emergencies.ts';
import { guideline } from '../source.ts';
import { notAloneOnTheBack, startResuscitation } from './shared-sentences.ts';

/** Wounds, burns, falls and cold. */
export const injuries = [
  {
    id: 'severe-bleeding',
    name: { pl: 'Silny krwotok', en: 'Severe bleeding' },
    when: { pl: 'Krew płynie obficie, tryska albo przesiąka przez opatrunek.', en: 'Blood flows heavily, spurts or soaks through the dressing.' },
    steps: [
      {
        pl: 'Od razu mocno uciśnij ranę, przez opatrunek lub czysty materiał, najlepiej w rękawiczkach.',
        en: 'Press hard on the wound at once, through a dressing or clean cloth, with gloves if you have them.',
      },
      { pl: 'Nie puszczaj. Załóż opatrunek uciskowy, jeśli go masz.', en: 'Do not let go. Put on a pressure dressing if you have one.' },
      {
        pl: 'Ręka lub noga krwawi mimo ucisku: załóż opaskę uciskową 5–7 cm powyżej rany, nie na stawie.',
        en: 'An arm or a leg bleeds in spite of the pressure: put a tourniquet on 5–7 cm above the wound, not over a joint.',
      },
      { pl: 'Dociągaj opaskę, aż krew przestanie płynąć, i zapisz godzinę.', en: 'Tighten it until the blood stops, and write the time down.' },
      { pl: 'Połóż poszkodowanego i okryj.', en: 'Lay the person down and cover them.' },
    ],
    never: [
      { pl: 'Nie zwalniaj założonej opaski.', en: 'Do not release a tourniquet once it is on.' },
      { pl: 'Nie wyciągaj z rany tego, co w niej tkwi.', en: 'Do not pull out what is stuck in the wound.' },
    ],
    call: { pl: 'Od razu, gdy krwotok jest silny.', en: 'At once when the bleeding is severe.' },
    pictures: ['galleries/kpp/16-pressure-dressing.svg', 'galleries/recertification/16-arm-tourniquet.svg'],
    source: guideline('erc-2021-bleeding'),
  },
  {
    id: 'burn',
    name: { pl: 'Oparzenie', en: 'Burn' },
    when: { pl: 'Skórę oparzyła gorąca woda, ogień albo gorący przedmiot.', en: 'Hot water, fire or a hot object has burnt the skin.' },
    steps: [
      { pl: 'Odsuń od źródła ciepła, a płonące ubranie ugaś.', en: 'Get the person away from the heat and put out burning clothes.' },
      { pl: 'Chłodź oparzenie bieżącą chłodną wodą przez 20 minut.', en: 'Cool the burn under cool running water for 20 minutes.' },
      { pl: 'Zdejmij pierścionki i luźne ubranie; przyklejone zostaw.', en: 'Take off rings and loose clothes; leave what sticks.' },
      { pl: 'Osłoń luźno jałowym opatrunkiem lub folią spożywczą.', en: 'Cover loosely with a sterile dressing or cling film.' },
      { pl: 'Resztę ciała trzymaj w cieple.', en: 'Keep the rest of the body warm.' },
    ],
    never: [
      { pl: 'Nie używaj lodu, tłuszczu ani maści.', en: 'No ice, fat or ointment.' },
      { pl: 'Nie przekłuwaj pęcherzy.', en: 'Do not burst blisters.' },
    ],
    call: {
      pl: 'Gdy oparzenie jest duże, dotyczy twarzy, dłoni, krocza lub dróg oddechowych, gdy oparzyło się małe dziecko albo przyczyną był prąd lub substancja żrąca.',
      en: 'When the burn is large, on the face, hands, groin or airway, when a small child is burnt, or when electricity or a corrosive substance was the cause.',
    },
    pictures: ['galleries/kpp/19-burn-cooling.svg'],
    source: guideline('erc-2021-burns'),
  },
  {
    id: 'injury-of-the-spine',
    name: { pl: 'Upadek z wysokości, wypadek', en: 'Fall from a height, accident' },
    when: { pl: 'Po silnym uderzeniu mogły ucierpieć głowa, szyja lub plecy.', en: 'After a heavy blow the head, neck or back may be injured.' },
    steps: [
      { pl: 'Zadbaj o bezpieczeństwo i zadzwoń pod 112 na głośniku.', en: 'Make the place safe and call 112 on loudspeaker.' },
      {
        pl: 'Przytomny: poproś, żeby się nie ruszał, i podtrzymaj głowę dłońmi.',
        en: 'Conscious: ask the person to keep still, and hold the head with your hands.',
      },
      {
        pl: 'Nieprzytomny: drożne drogi oddechowe są ważniejsze niż kręgosłup. Utrzymuj je drożne i bez przerwy patrz, czy oddycha prawidłowo.',
        en: 'Unconscious: an open airway comes before the spine. Keep it open and watch without a break that breathing is normal.',
      },
      {
        pl: 'Wymiotuje, oddycha głośno albo musisz odejść: obróć na bok, prowadząc głowę i tułów w jednej linii.',
        en: 'The person vomits, breathes noisily or you have to leave: turn them onto the side, head and trunk in one line.',
      },
      { pl: 'Nie oddycha prawidłowo: zacznij resuscytację.', en: 'Not breathing normally: start resuscitation.' },
    ],
    never: [{ pl: 'Nie zakładaj kołnierza i nie sadzaj poszkodowanego.', en: 'Do not fit a collar and do not sit the person up.' }, notAloneOnTheBack],
    call: { pl: 'Od razu.', en: 'At once.' },
    pictures: ['galleries/company-27/08-fall-from-a-ladder.svg'],
    source: guideline('erc-2021-spine', 'erc-2025-call'),
  },
  {
    id: 'hypothermia',
    name: { pl: 'Wychłodzenie', en: 'Hypothermia' },
    when: {
      pl: 'Po chłodzie lub zimnej wodzie ktoś drży, jest senny, mówi niewyraźnie albo przestał drżeć.',
      en: 'After cold or cold water somebody shivers, is drowsy, slurs words or has stopped shivering.',
    },
    steps: [
      { pl: 'Przenieś ostrożnie w miejsce osłonięte, na leżąco.', en: 'Move the person gently to shelter, lying flat.' },
      { pl: 'Zdejmij mokre ubranie, osusz i odizoluj od podłoża.', en: 'Take off wet clothes, dry the person and insulate them from the ground.' },
      { pl: 'Okryj całe ciało i głowę: koce, śpiwór, folia.', en: 'Cover the whole body and the head: blankets, a sleeping bag, foil.' },
      { pl: 'Przytomnemu, który może połykać, podaj ciepły słodki napój.', en: 'Give a warm sweet drink to somebody conscious who can swallow.' },
      startResuscitation,
    ],
    never: [
      { pl: 'Nie rozcieraj skóry i nie podawaj alkoholu.', en: 'Do not rub the skin and give no alcohol.' },
      { pl: 'Nie wkładaj do gorącej kąpieli.', en: 'No hot bath.' },
    ],
    call: {
      pl: 'Gdy poszkodowany jest senny, zdezorientowany, przestał drżeć albo nie reaguje.',
      en: 'When the person is drowsy, confused, no longer shivers or does not respond.',
    },
    pictures: ['galleries/company-27/14-cold-store-blanket.svg'],
    source: guideline('erc-2021-hypothermia'),
  },
] as const satisfies readonly Emergency[];
