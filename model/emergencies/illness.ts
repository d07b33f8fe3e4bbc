import type { Emergency } from '../schema/emergencies.ts';
import { guideline } from '../source.ts';
import { anaphylacticShock, chestPain, seizure, startResuscitation } from './shared-sentences.ts';

/** Sudden illness and poisoning. */
export const illness = [
  {
    id: 'anaphylaxis',
    name: anaphylacticShock,
    when: {
      pl: 'Po użądleniu, jedzeniu lub leku ktoś nagle słabnie, dusi się, puchnie mu twarz lub język albo ma pokrzywkę.',
      en: 'After a sting, food or a medicine somebody suddenly feels faint or breathless, the face or tongue swells, or a rash appears.',
    },
    steps: [
      {
        pl: 'Od razu podaj adrenalinę z autowstrzykiwacza w zewnętrzną część uda, także przez ubranie.',
        en: 'Give adrenaline from the auto-injector into the outer thigh at once, through clothes if need be.',
      },
      { pl: 'W tym samym czasie zadzwoń pod 112 albo niech zrobi to druga osoba.', en: 'Call 112 at the same time, or let another person do it.' },
      { pl: 'Połóż płasko i unieś nogi.', en: 'Lay the person flat and raise the legs.' },
      {
        pl: 'Po 5 minutach nie jest lepiej: użyj drugiego autowstrzykiwacza, jeśli jest na miejscu.',
        en: 'No better after 5 minutes: use a second auto-injector if there is one.',
      },
      { pl: 'Nie reaguje, ale oddycha prawidłowo: ułóż na boku.', en: 'No response but normal breathing: turn the person onto the side.' },
      startResuscitation,
    ],
    never: [
      {
        pl: 'Osłabiony nie siada i nie wstaje, także wtedy, gdy poczuje się lepiej.',
        en: 'Whoever feels faint does not sit or stand up, not even when feeling better.',
      },
      { pl: 'Nie czekaj z adrenaliną na karetkę.', en: 'Do not keep the adrenaline waiting for the ambulance.' },
    ],
    call: { pl: 'Od razu, razem z podaniem adrenaliny.', en: 'At once, together with the adrenaline.' },
    pictures: ['galleries/kpp/29-auto-injector.svg', 'galleries/company-27/15-raised-legs.svg'],
    source: guideline('erc-2021-anaphylaxis', 'erc-2021-second-dose'),
  },
  {
    id: 'chest-pain',
    name: chestPain,
    when: {
      pl: 'Dorosły ma nagły ucisk lub ból w klatce piersiowej, czasem z dusznością, potem lub nudnościami.',
      en: 'An adult has sudden pressure or pain in the chest, sometimes with breathlessness, sweating or nausea.',
    },
    steps: [
      { pl: 'Zadzwoń pod 112 lub 999 na głośniku.', en: 'Call 112 or 999 on loudspeaker.' },
      {
        pl: 'Pozwól usiąść wygodnie i nie pozwól na wysiłek. Kto słabnie, kładzie się.',
        en: 'Let the person sit comfortably and allow no effort. Whoever feels faint lies down.',
      },
      { pl: 'Poślij kogoś po AED i zostań na miejscu.', en: 'Send somebody for an AED and stay.' },
      {
        pl: 'Aspirynę podaj tylko na polecenie dyspozytora. Powiedz mu, czy to przytomna osoba dorosła, czy ból nie jest skutkiem urazu, czy nie ma uczulenia na aspirynę ani krwawienia.',
        en: 'Give aspirin only if the dispatcher tells you to. Say whether this is a conscious adult, whether the pain comes from an injury, whether there is an allergy to aspirin or any bleeding.',
      },
      startResuscitation,
    ],
    never: [
      { pl: 'Nie podawaj aspiryny dziecku.', en: 'Give no aspirin to a child.' },
      { pl: 'Nie pozwól, żeby chory sam jechał do szpitala.', en: 'Do not let the person drive to hospital.' },
    ],
    call: { pl: 'Od razu.', en: 'At once.' },
    pictures: ['galleries/company-29/25-chest-pain.svg'],
    source: guideline('erc-2021-chest-pain'),
  },
  {
    id: 'stroke',
    name: { pl: 'Udar mózgu (BE-FAST)', en: 'Stroke (BE-FAST)' },
    when: { pl: 'Nagle pojawia się choć jeden z tych znaków.', en: 'Even one of these signs appears suddenly.' },
    steps: [
      { pl: 'B – równowaga: nagłe zawroty głowy, chwianie się.', en: 'B – balance: sudden dizziness, unsteadiness.' },
      { pl: 'E – oczy: nagłe pogorszenie lub podwójne widzenie.', en: 'E – eyes: sudden loss of sight or double vision.' },
      { pl: 'F – twarz: opada kącik ust.', en: 'F – face: one corner of the mouth droops.' },
      { pl: 'A – ramiona: jedno opada lub nie da się go unieść.', en: 'A – arms: one drifts down or cannot be raised.' },
      { pl: 'S – mowa: niewyraźna, bez sensu albo żadna.', en: 'S – speech: slurred, senseless or none.' },
      {
        pl: 'T – czas: dzwoń od razu i zapamiętaj godzinę, o której chory był jeszcze zdrowy.',
        en: 'T – time: call at once and remember when the person was last well.',
      },
      {
        pl: 'Kto słabnie, kładzie się; kto nie reaguje, a oddycha prawidłowo, leży na boku.',
        en: 'Whoever feels faint lies down; whoever does not respond but breathes normally lies on the side.',
      },
    ],
    never: [
      { pl: 'Nie podawaj jedzenia, picia ani leków.', en: 'Give no food, drink or medicine.' },
      { pl: 'Nie czekaj, aż objawy miną.', en: 'Do not wait for the signs to pass.' },
    ],
    call: { pl: 'Od razu przy jednym znaku, także gdy już minął.', en: 'At once for a single sign, even if it has passed.' },
    pictures: [],
    source: guideline('erc-2021-stroke'),
  },
  {
    id: 'seizure',
    name: seizure,
    when: { pl: 'Ktoś traci przytomność, sztywnieje i drży całym ciałem.', en: 'Somebody loses consciousness, stiffens and jerks all over.' },
    steps: [
      { pl: 'Spójrz na zegarek: czas napadu jest ważny.', en: 'Look at the clock: the length of the seizure matters.' },
      { pl: 'Odsuń twarde przedmioty i podłóż coś miękkiego pod głowę.', en: 'Move hard things away and put something soft under the head.' },
      { pl: 'Gdy drgawki miną, sprawdź oddech i ułóż na boku.', en: 'When the jerking is over, check for breathing and turn the person onto the side.' },
      { pl: 'Zostań, aż wróci pełna przytomność.', en: 'Stay until the person is fully awake.' },
      { pl: 'Nie oddycha prawidłowo: zadzwoń pod 112 i zacznij resuscytację.', en: 'Not breathing normally: call 112 and start resuscitation.' },
    ],
    never: [
      { pl: 'Niczego nie wkładaj do ust ani między zęby.', en: 'Put nothing into the mouth or between the teeth.' },
      { pl: 'Nie przytrzymuj siłą.', en: 'Do not hold the person down.' },
    ],
    call: {
      pl: 'Gdy napad trwa 5 minut, powtarza się, jest pierwszy w życiu, zdarzył się w wodzie lub w ciąży albo chory nie odzyskuje przytomności.',
      en: 'When the seizure lasts 5 minutes, comes again, is the first ever, happened in water or during pregnancy, or the person does not wake up.',
    },
    pictures: ['galleries/company-29/26-seizure.svg'],
    source: guideline('ifrc-2020-seizure'),
  },
  {
    id: 'low-blood-sugar',
    name: { pl: 'Za niski cukier', en: 'Low blood sugar' },
    when: {
      pl: 'Osoba z cukrzycą jest blada, spocona, drży, mówi od rzeczy albo dziwnie się zachowuje.',
      en: 'A person with diabetes is pale, sweaty, shaky, confused or behaves strangely.',
    },
    steps: [
      {
        pl: 'Przytomny i może połykać: podaj 15–20 g glukozy lub cukru albo słodki napój (nie dietetyczny).',
        en: 'Conscious and able to swallow: give 15–20 g of glucose or sugar, or a sweet drink (not a diet one).',
      },
      { pl: 'Po 15 minutach nie jest lepiej: podaj jeszcze raz.', en: 'No better after 15 minutes: give it again.' },
      {
        pl: 'Senny lub nie może połykać: ułóż na boku, zadzwoń pod 112 i użyj glukagonu, jeśli jest na miejscu.',
        en: 'Drowsy or unable to swallow: turn the person onto the side, call 112 and use glucagon if it is at hand.',
      },
    ],
    never: [
      { pl: 'Nie wkładaj niczego do ust osobie, która nie może połykać.', en: 'Put nothing into the mouth of a person who cannot swallow.' },
      { pl: 'Nie podawaj insuliny.', en: 'Give no insulin.' },
    ],
    call: {
      pl: 'Gdy chory nie może połykać, nie reaguje albo po cukrze nie jest lepiej.',
      en: 'When the person cannot swallow, does not respond or is no better after sugar.',
    },
    pictures: ['galleries/company-29/27-low-blood-sugar.svg'],
    source: guideline('erc-2021-hypoglycaemia'),
  },
  {
    id: 'breathlessness',
    name: { pl: 'Duszność', en: 'Breathlessness' },
    when: {
      pl: 'Osobie z astmą brakuje tchu, świszcze albo nie może skończyć zdania.',
      en: 'A person with asthma is short of breath, wheezes or cannot finish a sentence.',
    },
    steps: [
      {
        pl: 'Pozwól przyjąć pozycję, w której najlepiej się oddycha, zwykle siedzącą.',
        en: 'Let the person take the position in which they breathe best, usually sitting.',
      },
      { pl: 'Pomóż użyć inhalatora.', en: 'Help with the inhaler.' },
      startResuscitation,
    ],
    never: [{ pl: 'Nie kładź na siłę osoby, która walczy o oddech.', en: 'Do not force somebody who fights for breath to lie down.' }],
    call: {
      pl: 'Gdy inhalator nie pomaga, nie ma go na miejscu albo chory sinieje lub słabnie.',
      en: 'When the inhaler does not help or is not there, or when the person turns blue or weak.',
    },
    pictures: [],
    source: guideline('erc-2021-asthma'),
  },
  {
    id: 'poisoning',
    name: { pl: 'Zatrucie', en: 'Poisoning' },
    when: {
      pl: 'Ktoś połknął lek, środek chemiczny lub roślinę, albo wdychał dym lub gaz.',
      en: 'Somebody has swallowed medicine, a chemical or a plant, or breathed in smoke or gas.',
    },
    steps: [
      {
        pl: 'Gaz lub dym: nie wchodź, zadzwoń pod 112 i otwórz drogę powietrzu, jeśli możesz z zewnątrz.',
        en: 'Gas or smoke: do not go in, call 112 and let air in if you can do it from outside.',
      },
      { pl: 'Powiedz dyspozytorowi, co to było, ile i kiedy.', en: 'Tell the dispatcher what it was, how much and when.' },
      { pl: 'Zachowaj opakowanie lub resztę.', en: 'Keep the package or what is left.' },
      {
        pl: 'Nie reaguje, ale oddycha prawidłowo: ułóż na boku. Nie oddycha prawidłowo: zacznij resuscytację.',
        en: 'No response but normal breathing: turn the person onto the side. Not breathing normally: start resuscitation.',
      },
    ],
    never: [
      { pl: 'Nie wywołuj wymiotów.', en: 'Do not provoke vomiting.' },
      { pl: 'Nie podawaj niczego do picia bez polecenia dyspozytora.', en: 'Give nothing to drink unless the dispatcher says so.' },
    ],
    call: { pl: 'Od razu, także bez objawów.', en: 'At once, even without symptoms.' },
    pictures: [],
    source: guideline('ifrc-2020-poisoning'),
  },
] as const satisfies readonly Emergency[];
