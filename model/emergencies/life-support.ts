import type { Emergency } from '../schema/emergencies.ts';
import { commonKnowledge, from, guideline } from '../source.ts';
import { pictograms } from './pictograms.ts';
import {
  aloneAtTheSide,
  aloneWithArrest,
  aloneWithChild,
  callAndSendForAed,
  callOnLoudspeaker,
  checkBreathing,
  fiveBreaths,
  notAloneOnTheBack,
  switchAedOn,
} from './shared-sentences.ts';

const whenCoughFails = {
  pl: 'Gdy kaszel nie pomaga: niech dzwoni druga osoba, a Ty pomagaj dalej.',
  en: 'When coughing does not help: let a second person call while you go on helping.',
};
const aloneWithChoking = {
  pl: 'Zacznij od uderzeń i uciśnięć. Jeśli nie pomagają, zadzwoń pod 112 na głośniku i nie przerywaj.',
  en: 'Begin with blows and thrusts. If they do not help, call 112 on loudspeaker and do not stop.',
};

/** Somebody does not respond, chokes or was pulled out of water. */
export const lifeSupport = [
  {
    id: 'cardiac-arrest',
    name: { pl: 'Dorosły nie reaguje i nie oddycha prawidłowo', en: 'An adult does not respond and is not breathing normally' },
    who: { pl: 'Dorosły', en: 'Adult' },
    tile: { words: { pl: 'Nie oddycha', en: 'Not breathing' }, shown: pictograms.compressions },
    beats: 110,
    when: {
      pl: 'Nie odpowiada na głos ani na potrząśnięcie za ramiona i nie oddycha albo tylko wzdycha. Masz wątpliwości? Przyjmij, że nie oddycha.',
      en: 'No answer to your voice or to a gentle shake of the shoulders, and no breathing or only gasps. In doubt, take it that the person is not breathing.',
    },
    steps: [
      callAndSendForAed,
      { pl: 'W czasie rozmowy odchyl głowę i unieś brodę.', en: 'During the call tilt the head back and lift the chin.', shown: [pictograms.openAirway] },
      { ...checkBreathing, shown: [pictograms.checkBreathing] },
      {
        pl: 'Nie oddycha prawidłowo: połóż na plecach na twardym podłożu.',
        en: 'Not breathing normally: lay the person on their back on a firm surface.',
        shown: [pictograms.layOnBack],
      },
      {
        pl: 'Uciskaj środek klatki piersiowej na 5–6 cm, 100–120 razy na minutę.',
        en: 'Press the centre of the chest 5–6 cm deep, 100–120 times a minute.',
        shown: [pictograms.compressions],
      },
      {
        pl: 'Jeśli umiesz, po 30 uciśnięciach zrób 2 oddechy. Jeśli nie, uciskaj bez przerw.',
        en: 'If you know how, give 2 breaths after 30 compressions. If not, press without a break.',
        shown: [pictograms.thirtyCompressions, pictograms.rescueBreath],
      },
      { ...switchAedOn, shown: [pictograms.aedOn, pictograms.aedPads] },
      {
        pl: 'Zmieniajcie się co 2 minuty, z jak najkrótszą przerwą.',
        en: 'Change over every 2 minutes, with as short a pause as possible.',
        shown: [pictograms.changeOver],
      },
      {
        pl: 'Przestań dopiero wtedy, gdy poszkodowany się budzi, porusza i oddycha prawidłowo, przejmie go zespół ratownictwa albo zabraknie Ci sił.',
        en: 'Stop only when the person wakes up, moves and breathes normally, the ambulance crew takes over, or you are exhausted.',
      },
    ],
    never: [{ pl: 'Nie uznawaj pojedynczych westchnień za oddech.', en: 'Do not take gasps for breathing.', at: 3 }],
    call: { pl: 'Od razu, gdy ktoś nie reaguje.', en: 'At once when somebody does not respond.' },
    alone: aloneWithArrest,
    source: guideline('erc-2025-call', 'erc-2021-compressions', 'erc-2021-stop'),
  },
  {
    id: 'child-cardiac-arrest',
    name: { pl: 'Dziecko nie reaguje i nie oddycha prawidłowo', en: 'A child does not respond and is not breathing normally' },
    who: { pl: 'Dziecko, niemowlę', en: 'Child, infant' },
    besides: 'cardiac-arrest',
    beats: 110,
    when: {
      pl: 'Niemowlę lub dziecko nie reaguje i nie oddycha albo tylko wzdycha. Masz wątpliwości? Przyjmij, że nie oddycha.',
      en: 'An infant or child does not respond and does not breathe or only gasps. In doubt, take it that the child is not breathing.',
    },
    steps: [
      callAndSendForAed,
      {
        pl: 'Udrożnij drogi oddechowe: dziecku odchyl głowę, niemowlęciu ustaw ją prosto; obojgu unieś brodę.',
        en: 'Open the airway: tilt a child’s head back, keep an infant’s head level; lift the chin of both.',
        shown: [pictograms.openAirway, pictograms.infantOpenAirway],
      },
      { ...checkBreathing, shown: [pictograms.checkChildBreathing] },
      { ...fiveBreaths, shown: [pictograms.fiveBreaths, pictograms.infantFiveBreaths] },
      {
        pl: 'Nadal nie oddycha prawidłowo: uciskaj dolną połowę mostka na jedną trzecią głębokości klatki piersiowej, 100–120 razy na minutę.',
        en: 'Still not breathing normally: press the lower half of the breastbone to one third of the depth of the chest, 100–120 times a minute.',
        shown: [pictograms.childOneHand],
      },
      {
        pl: 'Niemowlę uciskaj dwoma kciukami, dziecko jedną lub dwiema rękami.',
        en: 'Press an infant with two thumbs, a child with one or two hands.',
        shown: [pictograms.infantTwoThumbs, pictograms.childOneHand],
      },
      {
        pl: 'Na 30 uciśnięć zrób 2 oddechy, a po szkoleniu z resuscytacji dzieci na 15 uciśnięć 2 oddechy.',
        en: 'Give 2 breaths to 30 compressions, or 2 to 15 if you are trained in resuscitating children.',
        shown: [pictograms.thirtyCompressionsChild, pictograms.rescueBreath],
      },
      switchAedOn,
      {
        pl: 'Przestań dopiero wtedy, gdy dziecko się budzi, porusza i oddycha prawidłowo, przejmie je zespół ratownictwa albo zabraknie Ci sił.',
        en: 'Stop only when the child wakes up, moves and breathes normally, the ambulance crew takes over, or you are exhausted.',
      },
    ],
    never: [{ pl: 'Nie pomijaj oddechów, jeśli umiesz je zrobić.', en: 'Do not leave the breaths out if you know how to give them.', at: 7 }],
    call: { pl: 'Od razu, gdy dziecko nie reaguje.', en: 'At once when the child does not respond.' },
    alone: aloneWithChild,
    source: guideline('erc-2021-child', 'erc-2025-call'),
  },
  {
    id: 'aed',
    name: { pl: 'AED w trudniejszych przypadkach', en: 'An AED in harder cases' },
    when: {
      pl: 'Ktoś nie reaguje i nie oddycha prawidłowo, AED jest na miejscu, a coś utrudnia naklejenie elektrod.',
      en: 'Somebody does not respond and is not breathing normally, an AED is there, and something is in the way of the pads.',
    },
    steps: [
      { pl: 'Plaster z lekiem: zdejmij go i wytrzyj skórę.', en: 'A medicine patch: take it off and wipe the skin.', shown: [pictograms.patchOff] },
      {
        pl: 'Rozrusznik pod skórą: naklej elektrodę obok.',
        en: 'A pacemaker under the skin: place the pad beside it.',
        shown: [pictograms.padBesidePacemaker],
      },
      {
        pl: 'Gęste włosy: ogol miejsce elektrody, jeśli maszynka leży przy AED; jeśli nie, dociśnij elektrodę mocno.',
        en: 'A hairy chest: shave the place of the pad if a razor lies with the AED; if not, press the pad down firmly.',
        shown: [pictograms.shaveChest],
      },
      {
        pl: 'Mokra skóra: odsuń poszkodowanego z wody i osusz klatkę piersiową.',
        en: 'Wet skin: move the person out of the water and dry the chest.',
        shown: [pictograms.dryChest],
      },
      {
        pl: 'Kobieta: elektrodę boczną naklej pod lewą pachą, nie na piersi.',
        en: 'A woman: place the lateral pad below the left armpit, not on the breast.',
        shown: [pictograms.aedPads],
      },
      {
        pl: 'Małe dziecko, do około 25 kg: tryb lub elektrody dla dzieci, a gdy ich nie ma, zwykłe; jedna na klatce piersiowej, druga na plecach, tak by się nie stykały.',
        en: 'A small child, up to about 25 kg: the mode or pads for children, or ordinary ones if there are none; one on the chest, one on the back, not touching.',
        shown: [pictograms.childPads],
      },
    ],
    never: [
      { pl: 'Nie przerywaj uciskania, dopóki AED o to nie poprosi.', en: 'Do not interrupt compressions until the AED asks for it.' },
      { pl: 'Nie dotykaj poszkodowanego w czasie analizy i wyładowania.', en: 'Do not touch the person during the analysis and the shock.' },
    ],
    call: { pl: 'Od razu, gdy ktoś nie reaguje, jeszcze zanim dotrze AED.', en: 'At once when somebody does not respond, before the AED arrives.' },
    alone: {
      pl: 'Po AED idź tylko wtedy, gdy widzisz je obok. Gdy jest na miejscu, najpierw je włącz, potem wróć do uciskania.',
      en: 'Fetch an AED only if you see one close by. Once it is there, switch it on first, then go back to the compressions.',
    },
    source: guideline('erc-2021-pads-and-devices', 'erc-2025-pads', 'erc-2021-child-pads'),
  },
  {
    id: 'unresponsive-breathing',
    name: { pl: 'Nie reaguje, ale oddycha prawidłowo', en: 'Does not respond but is breathing normally' },
    tile: { words: { pl: 'Nieprzytomny, oddycha', en: 'Unconscious, breathing' }, shown: pictograms.recoveryPosition },
    when: {
      pl: 'Oddech jest spokojny i regularny, a człowiek nie odpowiada i nie otwiera oczu.',
      en: 'Breathing is calm and regular, but the person does not answer and does not open their eyes.',
    },
    steps: [
      callOnLoudspeaker,
      {
        pl: 'Ułóż na boku, z głową odchyloną i ustami skierowanymi w dół.',
        en: 'Turn the person onto their side, head tilted back, mouth pointing down.',
        shown: [pictograms.armOut, pictograms.handToCheek, pictograms.kneeAndRoll, pictograms.recoveryPosition],
      },
      { pl: 'Okryj i bez przerwy sprawdzaj oddech.', en: 'Cover the person and keep checking for breathing.', shown: [pictograms.coverAndWatch] },
      {
        pl: 'Gdy oddech przestanie być prawidłowy, połóż na plecach i zacznij resuscytację.',
        en: 'When breathing is no longer normal, turn the person onto their back and start resuscitation.',
        shown: [pictograms.layOnBack, pictograms.compressions],
      },
    ],
    never: [notAloneOnTheBack, { pl: 'Nie podawaj niczego do picia ani do połknięcia.', en: 'Give nothing to drink or to swallow.', at: 3 }],
    call: { pl: 'Od razu.', en: 'At once.' },
    alone: aloneAtTheSide,
    source: guideline('erc-2021-recovery-position', 'erc-2025-call'),
  },
  {
    id: 'choking',
    name: { pl: 'Zadławienie: dorosły i dziecko', en: 'Choking: adult and child' },
    who: { pl: 'Dorosły i dziecko', en: 'Adult and child' },
    tile: { words: { pl: 'Dławi się', en: 'Choking' }, shown: pictograms.backBlows },
    when: {
      pl: 'Ktoś nagle nie może mówić, kaszleć ani nabrać powietrza, często chwyta się za gardło.',
      en: 'Somebody suddenly cannot speak, cough or draw breath, often with hands at the throat.',
    },
    steps: [
      { pl: 'Dopóki kaszle skutecznie, zachęcaj do kaszlu.', en: 'As long as the cough is effective, encourage coughing.', shown: [pictograms.cough] },
      {
        pl: 'Gdy kaszel nie pomaga: pochyl do przodu i uderz do 5 razy nasadą dłoni między łopatki.',
        en: 'If coughing does not help: lean the person forward and give up to 5 blows between the shoulder blades with the heel of your hand.',
        shown: [pictograms.backBlows],
      },
      {
        pl: 'Jeśli nie pomogło: stań z tyłu i do 5 razy uciśnij nadbrzusze, do siebie i w górę.',
        en: 'If that does not help: stand behind and give up to 5 abdominal thrusts, inwards and upwards.',
        shown: [pictograms.abdominalThrusts],
      },
      {
        pl: 'W ciąży albo gdy nie możesz objąć brzucha: zamiast nadbrzusza do 5 razy uciśnij środek mostka.',
        en: 'Pregnant, or your arms do not reach round the belly: give up to 5 thrusts on the middle of the breastbone instead of the abdomen.',
        shown: [pictograms.chestThrusts],
      },
      {
        pl: 'Powtarzaj na zmianę 5 uderzeń i 5 uciśnięć.',
        en: 'Keep alternating 5 blows and 5 thrusts.',
        shown: [pictograms.backBlows, pictograms.abdominalThrusts],
      },
      {
        pl: 'Gdy przestanie reagować: 112, jeśli nikt jeszcze nie dzwonił, i resuscytacja; u dziecka od 5 oddechów.',
        en: 'If the person stops responding: 112, if nobody has called yet, and resuscitation; with a child begin with 5 breaths.',
        shown: [pictograms.callOnLoudspeaker, pictograms.compressions],
      },
    ],
    never: [
      { pl: 'Nie szukaj palcami na ślepo w ustach.', en: 'Do not search the mouth blindly with your fingers.', at: 2 },
      { pl: 'Nie uciskaj nadbrzusza niemowlęcia ani kobiety w ciąży.', en: 'Give no abdominal thrusts to an infant or in pregnancy.', at: 3 },
      { pl: 'Po uciśnięciach nie rezygnuj z badania lekarskiego.', en: 'Do not go without a doctor’s examination after thrusts.' },
    ],
    call: whenCoughFails,
    alone: aloneWithChoking,
    source: from(
      guideline('erc-2021-choking'),
      commonKnowledge({
        pl: 'w ciąży i u osoby, której nie można objąć, uciska się mostek zamiast nadbrzusza',
        en: 'in pregnancy, and with somebody whom the arms do not reach round, the breastbone is thrust instead of the abdomen',
      }),
    ),
  },
  {
    id: 'choking-infant',
    name: { pl: 'Zadławienie: niemowlę', en: 'Choking: infant' },
    who: { pl: 'Niemowlę', en: 'Infant' },
    besides: 'choking',
    when: { pl: 'Dziecko do roku nie może płakać, kaszleć ani oddychać.', en: 'A baby under one year cannot cry, cough or breathe.' },
    steps: [
      {
        pl: 'Jeszcze głośno kaszle lub płacze? Tylko obserwuj, nie uderzaj.',
        en: 'Still coughing or crying loudly? Only watch, do not hit.',
        shown: [pictograms.infantCoughs],
      },
      {
        pl: 'Nie może kaszleć ani płakać: połóż twarzą w dół wzdłuż przedramienia lub uda, głową niżej, i podtrzymuj głowę.',
        en: 'Cannot cough or cry: lay the baby face down along your forearm or thigh, head lower, and support the head.',
        shown: [pictograms.infantFaceDown],
      },
      { pl: 'Uderz do 5 razy między łopatki.', en: 'Give up to 5 blows between the shoulder blades.', shown: [pictograms.infantBackBlows] },
      {
        pl: 'Jeśli nie pomogło: odwróć na plecy i do 5 razy uciśnij klatkę piersiową, w tym samym miejscu co przy resuscytacji.',
        en: 'If that does not help: turn the baby over and give up to 5 chest thrusts, in the same place as for resuscitation.',
        shown: [pictograms.infantChestThrusts],
      },
      {
        pl: 'Powtarzaj na zmianę 5 uderzeń i 5 uciśnięć klatki piersiowej.',
        en: 'Keep alternating 5 blows and 5 chest thrusts.',
        shown: [pictograms.infantBackBlows, pictograms.infantChestThrusts],
      },
      {
        pl: 'Gdy przestanie reagować: 112, jeśli nikt jeszcze nie dzwonił, i resuscytacja od 5 oddechów.',
        en: 'If the baby stops responding: 112, if nobody has called yet, and resuscitation beginning with 5 breaths.',
        shown: [pictograms.callOnLoudspeaker, pictograms.infantFiveBreaths],
      },
    ],
    never: [
      { pl: 'Nie uciskaj nadbrzusza.', en: 'No abdominal thrusts.', at: 4 },
      { pl: 'Nie trzymaj dziecka za nogi głową w dół.', en: 'Do not hold the baby upside down by the legs.', at: 2 },
    ],
    call: whenCoughFails,
    alone: aloneWithChoking,
    source: guideline('erc-2021-choking-infant', 'erc-2021-child'),
  },
  {
    id: 'drowning',
    name: { pl: 'Tonięcie', en: 'Drowning' },
    when: { pl: 'Ktoś został wyciągnięty z wody.', en: 'Somebody has been pulled out of the water.' },
    steps: [
      callAndSendForAed,
      {
        pl: 'Nie reaguje: udrożnij drogi oddechowe i sprawdź oddech.',
        en: 'No response: open the airway and check for breathing.',
        shown: [pictograms.openAirway, pictograms.checkBreathing],
      },
      { ...fiveBreaths, shown: [pictograms.fiveBreaths] },
      {
        pl: 'Potem 30 uciśnięć i 2 oddechy, na zmianę.',
        en: 'Then 30 compressions and 2 breaths, in turn.',
        shown: [pictograms.thirtyCompressions, pictograms.rescueBreath],
      },
      { pl: 'Osusz klatkę piersiową, zanim nakleisz elektrody AED.', en: 'Dry the chest before you attach the AED pads.', shown: [pictograms.dryChest] },
    ],
    never: [
      { pl: 'Nie wchodź do wody, jeśli możesz podać coś, co pływa.', en: 'Do not enter the water if you can reach out something that floats.' },
      { pl: 'Nie próbuj wylewać wody z płuc ani z brzucha.', en: 'Do not try to drain water from the lungs or the belly.', at: 2 },
    ],
    call: { pl: 'Od razu, także gdy poszkodowany po chwili czuje się dobrze.', en: 'At once, even if the person soon feels well.' },
    alone: {
      pl: 'Rzuć coś, co pływa, i dzwoń. Przy wyciągniętym zostań, telefon na głośniku; po AED idź tylko wtedy, gdy widzisz je obok.',
      en: 'Throw something that floats and call. Stay with the person pulled out, phone on loudspeaker; fetch an AED only if you see one close by.',
    },
    source: guideline('erc-2021-drowning'),
  },
] as const satisfies readonly Emergency[];
