import type { Emergency } from '../schema/emergencies.ts';
import { commonKnowledge, from, guideline, register } from '../source.ts';
import { illnessPictograms } from './illness-pictograms.ts';
import { pictograms } from './pictograms.ts';
import {
  aloneAtTheSide,
  anaphylacticShock,
  breathlessness,
  callAndSendForAed,
  callOnLoudspeaker,
  chestPain,
  lowBloodSugar,
  ontoTheSide,
  seizure,
  startResuscitation,
  whenToCall,
} from './shared-sentences.ts';

/** Sudden illness and poisoning. */
export const illness = [
  {
    id: 'anaphylaxis',
    name: anaphylacticShock,
    when: {
      pl: 'Po użądleniu, jedzeniu lub leku ktoś nagle ma duszność, świszczący lub chrypiący oddech, obrzęk języka lub gardła albo słabnie, często z pokrzywką. Sama pokrzywka to jeszcze nie wstrząs.',
      en: 'After a sting, food or a medicine somebody suddenly is breathless, wheezes or is hoarse, has a swollen tongue or throat, or turns faint, often with hives. Hives alone are not anaphylaxis.',
    },
    steps: [
      {
        pl: 'Od razu podaj adrenalinę z autowstrzykiwacza w zewnętrzną część uda, także przez ubranie.',
        en: 'Give adrenaline from the auto-injector into the outer thigh at once, through clothes if need be.',
        shown: [illnessPictograms.autoInjector],
      },
      {
        pl: 'W tym samym czasie zadzwoń pod 112 na głośniku albo niech zrobi to druga osoba.',
        en: 'Call 112 on loudspeaker at the same time, or let another person do it.',
        shown: [pictograms.callOnLoudspeaker],
      },
      {
        pl: 'Blady lub słabnie: połóż płasko i unieś nogi.',
        en: 'Pale or faint: lay the person flat and raise the legs.',
        shown: [illnessPictograms.raiseLegs],
      },
      {
        pl: 'Nie słabnie, ale walczy o oddech: może siedzieć na podłodze z wyprostowanymi nogami.',
        en: 'Not faint but fighting for breath: the person may sit on the floor with legs stretched out.',
        shown: [illnessPictograms.sitLegsOut],
      },
      { pl: 'W ciąży: połóż na lewym boku.', en: 'Pregnant: lay the person on the left side.', shown: [illnessPictograms.lieOnLeftSide] },
      {
        pl: 'Po 5 minutach nie jest lepiej: użyj drugiego autowstrzykiwacza, jeśli jest na miejscu.',
        en: 'No better after 5 minutes: use a second auto-injector if there is one.',
        shown: [illnessPictograms.autoInjector],
      },
      ontoTheSide,
      startResuscitation,
    ],
    never: [
      { pl: 'Nie pozwól wstać ani chodzić, także gdy chory poczuje się lepiej.', en: 'Do not let the person stand up or walk, even if they feel better.' },
      { pl: 'Nie sadzaj osoby, która słabnie.', en: 'Do not sit up a person who feels faint.' },
      { pl: 'Nie czekaj z adrenaliną na karetkę.', en: 'Do not wait for the ambulance before giving adrenaline.' },
    ],
    call: whenToCall.anaphylaxis,
    alone: { pl: 'Najpierw adrenalina, zaraz potem telefon na głośniku.', en: 'Adrenaline first, then the call on loudspeaker straight away.' },
    source: from(guideline('erc-2021-anaphylaxis', 'erc-2021-second-dose'), register('C232')),
  },
  {
    id: 'chest-pain',
    name: chestPain,
    when: {
      pl: 'Dorosły ma nagły ucisk lub ból w klatce piersiowej, czasem z dusznością, potem lub nudnościami.',
      en: 'An adult has sudden pressure or pain in the chest, sometimes with breathlessness, sweating or nausea.',
    },
    steps: [
      callAndSendForAed,
      {
        pl: 'Pozwól usiąść wygodnie; gdy chory słabnie, połóż go.',
        en: 'Let the person sit comfortably; if they feel faint, lay them down.',
        shown: [illnessPictograms.sitLeaning, illnessPictograms.lieDown],
      },
      { pl: 'Nie pozwól na wysiłek.', en: 'Do not let them exert themselves.', shown: [illnessPictograms.noEffort] },
      {
        pl: 'Powiedz dyspozytorowi, że masz aspirynę i czy chory ma na nią uczulenie, ciężką astmę, krwawienie lub uraz.',
        en: 'Tell the dispatcher that you have aspirin, and whether the person has an allergy to it, severe asthma, bleeding or an injury.',
      },
      {
        pl: 'Aspirynę podaj tylko na polecenie dyspozytora. To nasza ostrożność: wytyczne zalecają ją wcześnie, poza tymi przypadkami.',
        en: 'Give aspirin only if the dispatcher tells you to. That is our caution: the guidelines advise it early, except in these cases.',
      },
      startResuscitation,
    ],
    never: [
      { pl: 'Nie podawaj aspiryny dziecku.', en: 'Give no aspirin to a child.' },
      { pl: 'Nie pozwól, żeby chory sam jechał do szpitala.', en: 'Do not let the person drive to hospital.' },
    ],
    call: whenToCall.chestPain,
    alone: { pl: 'Zostań przy chorym. Po AED idź tylko wtedy, gdy widzisz je obok.', en: 'Stay with the person. Fetch an AED only if you see one close by.' },
    source: from(guideline('erc-2021-chest-pain'), register('C83')),
  },
  {
    id: 'stroke',
    name: { pl: 'Udar mózgu', en: 'Stroke' },
    when: {
      pl: 'Nagle pojawia się choć jeden znak: Utrudniona mowa, Dłoń opadająca, Asymetria ust. Wtedy Reaguj: UDAR.',
      en: 'Even one sign appears suddenly: Face drooping, Arm drifting down, Speech slurred. Then it is Time to call: FAST.',
    },
    steps: [
      {
        pl: 'Poproś o proste zdanie: mowa jest niewyraźna, bez sensu albo jej nie ma.',
        en: 'Ask for a simple sentence: speech is slurred, senseless or missing.',
        shown: [illnessPictograms.slurredSpeech],
      },
      {
        pl: 'Poproś o uniesienie obu rąk: jedna opada lub się nie unosi.',
        en: 'Ask them to raise both arms: one drifts down or does not rise.',
        shown: [illnessPictograms.raiseBothArms],
      },
      { pl: 'Poproś o uśmiech: jeden kącik ust opada.', en: 'Ask for a smile: one corner of the mouth droops.', shown: [illnessPictograms.droopOfMouth] },
      { pl: 'Choć jeden znak: zadzwoń pod 112 na głośniku.', en: 'Even one sign: call 112 on loudspeaker.', shown: [pictograms.callOnLoudspeaker] },
      { pl: 'Zapamiętaj godzinę, o której chory był jeszcze zdrowy.', en: 'Remember when the person was last well.', shown: [illnessPictograms.noteTime] },
      { pl: 'Gdy chory słabnie, połóż go.', en: 'If the person feels faint, lay them down.', shown: [illnessPictograms.lieDown] },
      ontoTheSide,
      startResuscitation,
    ],
    never: [
      { pl: 'Nie podawaj jedzenia, picia ani leków.', en: 'Give no food, drink or medicine.' },
      { pl: 'Nie czekaj, aż objawy miną.', en: 'Do not wait for the signs to pass.' },
    ],
    call: { pl: 'Od razu przy jednym znaku, także gdy już minął.', en: 'At once for a single sign, even if it has passed.' },
    alone: aloneAtTheSide,
    source: from(
      guideline('erc-2021-stroke'),
      commonKnowledge({
        pl: 'hasło UDAR pochodzi z polskiej kampanii Fundacji Udaru Mózgu, hasło FAST z kampanii brytyjskich',
        en: 'the word UDAR comes from the campaign of the Polish stroke foundation, the word FAST from British campaigns',
      }),
    ),
  },
  {
    id: 'seizure',
    name: seizure,
    tile: { words: { pl: 'Ma drgawki', en: 'Seizure' }, shown: illnessPictograms.softUnderHead },
    when: { pl: 'Ktoś traci przytomność, sztywnieje i drży całym ciałem.', en: 'Somebody loses consciousness, stiffens and jerks all over.' },
    steps: [
      { pl: 'Spójrz na zegarek: czas napadu jest ważny.', en: 'Look at the clock: the length of the seizure matters.', shown: [illnessPictograms.seizureTime] },
      { pl: 'Odsuń twarde przedmioty.', en: 'Move hard things away.', shown: [illnessPictograms.hardThingsAway] },
      { pl: 'Podłóż coś miękkiego pod głowę.', en: 'Put something soft under the head.', shown: [illnessPictograms.softUnderHead] },
      { pl: 'Gdy drgawki miną, sprawdź oddech.', en: 'When the jerking is over, check for breathing.', shown: [pictograms.checkBreathing] },
      {
        pl: 'Nie oddycha prawidłowo: zadzwoń pod 112 i zacznij resuscytację.',
        en: 'Not breathing normally: call 112 and start resuscitation.',
        shown: [pictograms.callOnLoudspeaker, pictograms.compressions],
      },
      { pl: 'Oddycha prawidłowo: ułóż na boku.', en: 'Breathing normally: turn the person onto the side.', shown: [pictograms.recoveryPosition] },
      { pl: 'Zostań, aż wróci pełna przytomność.', en: 'Stay until the person is fully awake.', shown: [illnessPictograms.stayBeside] },
    ],
    never: [
      { pl: 'Niczego nie wkładaj do ust ani między zęby.', en: 'Put nothing into the mouth or between the teeth.' },
      { pl: 'Nie przytrzymuj siłą.', en: 'Do not hold the person down.', at: 2 },
    ],
    call: whenToCall.seizure,
    alone: aloneAtTheSide,
    source: guideline('ifrc-2020-seizure'),
  },
  {
    id: 'low-blood-sugar',
    name: lowBloodSugar,
    when: {
      pl: 'Osoba z cukrzycą jest blada, spocona, drży, mówi od rzeczy albo dziwnie się zachowuje.',
      en: 'A person with diabetes is pale, sweaty, shaky, confused or behaves strangely.',
    },
    steps: [
      {
        pl: 'Przytomny i może połykać: podaj 15–20 g glukozy lub cukru albo słodki napój (nie dietetyczny).',
        en: 'Conscious and able to swallow: give 15–20 g of glucose or sugar, or a sweet drink (not a diet one).',
        shown: [illnessPictograms.sugarDrink],
      },
      {
        pl: 'Po 15 minutach nie jest lepiej: zadzwoń pod 112 i podaj jeszcze raz.',
        en: 'No better after 15 minutes: call 112 and give it again.',
        shown: [pictograms.callOnLoudspeaker],
      },
      {
        pl: 'Senny lub nie może połykać: zadzwoń pod 112 i ułóż na boku.',
        en: 'Drowsy or unable to swallow: call 112 and turn the person onto the side.',
        shown: [pictograms.callOnLoudspeaker, pictograms.recoveryPosition],
      },
      { pl: 'Nie może połykać, a glukagon jest na miejscu: użyj go.', en: 'Unable to swallow, and glucagon is at hand: use it.' },
      startResuscitation,
    ],
    never: [
      { pl: 'Nie wkładaj niczego do ust osobie, która nie może połykać.', en: 'Put nothing into the mouth of a person who cannot swallow.', at: 3 },
      { pl: 'Nie podawaj insuliny.', en: 'Give no insulin.' },
    ],
    call: whenToCall.lowBloodSugar,
    alone: aloneAtTheSide,
    source: guideline('erc-2021-hypoglycaemia'),
  },
  {
    id: 'breathlessness',
    name: breathlessness,
    when: {
      pl: 'Osobie z astmą brakuje tchu lub świszcze. Nie może skończyć zdania: napad jest ciężki.',
      en: 'A person with asthma is short of breath or wheezes. Unable to finish a sentence: the attack is severe.',
    },
    steps: [
      {
        pl: 'Ciężki napad: zadzwoń pod 112 na głośniku od razu.',
        en: 'Severe attack: call 112 on loudspeaker at once.',
        shown: [pictograms.callOnLoudspeaker],
      },
      {
        pl: 'Pozwól przyjąć pozycję, w której najlepiej się oddycha, zwykle siedzącą.',
        en: 'Let the person take the position in which they breathe best, usually sitting.',
        shown: [illnessPictograms.sitLeaning],
      },
      {
        pl: 'Pomóż użyć inhalatora, także czekając na karetkę.',
        en: 'Help with the inhaler, also while waiting for the ambulance.',
        shown: [illnessPictograms.inhaler],
      },
      { pl: 'Po inhalatorze nie jest lepiej: zadzwoń pod 112.', en: 'No better after the inhaler: call 112.', shown: [pictograms.callOnLoudspeaker] },
      startResuscitation,
    ],
    never: [{ pl: 'Nie kładź na siłę osoby, która walczy o oddech.', en: 'Do not force somebody who fights for breath to lie down.' }],
    call: whenToCall.breathlessness,
    alone: aloneAtTheSide,
    source: from(
      guideline('erc-2021-asthma'),
      commonKnowledge({
        pl: 'kto w napadzie astmy nie może skończyć zdania, ma napad ciężki i potrzebuje pogotowia od razu',
        en: 'whoever cannot finish a sentence during an asthma attack has a severe one and needs an ambulance at once',
      }),
    ),
  },
  {
    id: 'poisoning',
    name: { pl: 'Zatrucie', en: 'Poisoning' },
    when: {
      pl: 'Ktoś połknął lek, środek chemiczny lub roślinę, albo wdychał dym lub gaz.',
      en: 'Somebody has swallowed medicine, a chemical or a plant, or breathed in smoke or gas.',
    },
    steps: [
      { pl: 'Gaz lub dym: nie wchodź.', en: 'Gas or smoke: do not go in.', shown: [illnessPictograms.noEntryGas] },
      callOnLoudspeaker,
      {
        pl: 'Gaz lub dym: otwórz okno lub drzwi, jeśli możesz z zewnątrz.',
        en: 'Gas or smoke: open a window or a door if you can do it from outside.',
        shown: [illnessPictograms.openFromOutside],
      },
      { pl: 'Powiedz dyspozytorowi, co to było, ile i kiedy.', en: 'Tell the dispatcher what it was, how much and when.', shown: [pictograms.tellDispatcher] },
      { pl: 'Zachowaj opakowanie lub resztę.', en: 'Keep the package or what is left.', shown: [illnessPictograms.keepPackage] },
      ontoTheSide,
      startResuscitation,
    ],
    never: [
      { pl: 'Nie wywołuj wymiotów.', en: 'Do not make the person vomit.', at: 2 },
      { pl: 'Nie podawaj niczego do picia bez polecenia dyspozytora.', en: 'Give nothing to drink unless the dispatcher says so.' },
    ],
    call: { pl: 'Od razu, także bez objawów.', en: 'At once, even without symptoms.' },
    alone: aloneAtTheSide,
    source: guideline('ifrc-2020-poisoning'),
  },
] as const satisfies readonly Emergency[];
