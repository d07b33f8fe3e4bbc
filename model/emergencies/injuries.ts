import type { Emergency } from '../schema/emergencies.ts';
import { commonKnowledge, from, guideline } from '../source.ts';
import { injuryPictograms } from './injury-pictograms.ts';
import { pictograms } from './pictograms.ts';
import { aloneAtTheSide, aloneWithArrest, callOnLoudspeaker, notAloneOnTheBack, ontoTheSide, startResuscitation } from './shared-sentences.ts';

const aloneWithBleeding = {
  pl: 'Jedną ręką trzymaj ucisk, drugą zadzwoń i włącz głośnik. Nie puszczaj rany, żeby szukać apteczki daleko.',
  en: 'Press with one hand, call with the other and switch the loudspeaker on. Do not let go to look for a first-aid kit far away.',
};
const aloneWithWater = {
  pl: 'Zacznij od wody, a dzwoń w czasie chłodzenia lub płukania, z telefonem na głośniku.',
  en: 'Begin with the water and call while you cool or rinse, phone on loudspeaker.',
};

/** Wounds, burns, electricity, falls and cold. */
export const injuries = [
  {
    id: 'severe-bleeding',
    name: { pl: 'Silny krwotok', en: 'Severe bleeding' },
    tile: { words: { pl: 'Mocno krwawi', en: 'Heavy bleeding' }, shown: injuryPictograms.pressOnWound },
    when: { pl: 'Krew płynie obficie, tryska albo przesiąka przez opatrunek.', en: 'Blood flows heavily, spurts or soaks through the dressing.' },
    steps: [
      {
        pl: 'Od razu mocno uciśnij ranę, przez opatrunek lub czysty materiał, najlepiej w rękawiczkach.',
        en: 'Press hard on the wound at once, through a dressing or clean cloth, with gloves if you have them.',
        shown: [injuryPictograms.pressOnWound],
      },
      callOnLoudspeaker,
      {
        pl: 'Nie puszczaj. Załóż opatrunek uciskowy, jeśli go masz.',
        en: 'Do not let go. Put on a pressure dressing if you have one.',
        shown: [injuryPictograms.pressureDressing],
      },
      {
        pl: 'Ręka lub noga krwawi mimo ucisku: załóż opaskę uciskową 5–7 cm powyżej rany, nie na stawie.',
        en: 'An arm or a leg bleeds in spite of the pressure: put a tourniquet on 5–7 cm above the wound, not over a joint.',
        shown: [injuryPictograms.tourniquet],
      },
      { pl: 'Dociągaj opaskę, aż krew przestanie płynąć.', en: 'Tighten it until the blood stops.', shown: [injuryPictograms.tightenTourniquet] },
      { pl: 'Zapisz godzinę założenia opaski.', en: 'Write down when the tourniquet was put on.', shown: [injuryPictograms.writeTime] },
      { pl: 'Połóż poszkodowanego i okryj.', en: 'Lay the person down and cover them.', shown: [injuryPictograms.lieAndCover] },
    ],
    never: [
      { pl: 'Nie zwalniaj założonej opaski.', en: 'Do not release a tourniquet once it is on.', at: 5 },
      { pl: 'Nie wyciągaj z rany tego, co w niej tkwi.', en: 'Do not pull out what is stuck in the wound.', at: 1 },
    ],
    call: { pl: 'Od razu, gdy krwotok jest silny.', en: 'At once when the bleeding is severe.' },
    alone: aloneWithBleeding,
    source: guideline('erc-2021-bleeding'),
  },
  {
    id: 'burn',
    name: { pl: 'Oparzenie', en: 'Burn' },
    tile: { words: { pl: 'Oparzenie', en: 'Burn' }, shown: injuryPictograms.coolBurn },
    when: { pl: 'Skórę oparzyła gorąca woda, ogień albo gorący przedmiot.', en: 'Hot water, fire or a hot object has burnt the skin.' },
    steps: [
      {
        pl: 'Odsuń od źródła ciepła, a płonące ubranie ugaś.',
        en: 'Get the person away from the heat and put out burning clothes.',
        shown: [injuryPictograms.smotherFlames],
      },
      {
        pl: 'Chłodź oparzenie bieżącą chłodną wodą przez 20 minut.',
        en: 'Cool the burn under cool running water for 20 minutes.',
        shown: [injuryPictograms.coolBurn],
      },
      {
        pl: 'Zdejmij pierścionki i luźne ubranie; przyklejone zostaw.',
        en: 'Take off rings and loose clothes; leave what sticks.',
        shown: [injuryPictograms.ringOff],
      },
      {
        pl: 'Osłoń luźno jałowym opatrunkiem lub folią spożywczą.',
        en: 'Cover loosely with a sterile dressing or cling film.',
        shown: [injuryPictograms.coverBurn],
      },
      { pl: 'Resztę ciała trzymaj w cieple.', en: 'Keep the rest of the body warm.', shown: [injuryPictograms.lieAndCover] },
    ],
    never: [
      { pl: 'Nie używaj lodu, tłuszczu ani maści.', en: 'No ice, fat or ointment.', at: 2 },
      { pl: 'Nie przekłuwaj pęcherzy.', en: 'Do not burst blisters.', at: 4 },
    ],
    call: {
      pl: 'Gdy oparzenie jest duże, dotyczy twarzy, dłoni, krocza lub dróg oddechowych albo gdy oparzyło się małe dziecko.',
      en: 'When the burn is large, on the face, hands, groin or airway, or when a small child is burnt.',
    },
    alone: aloneWithWater,
    source: guideline('erc-2021-burns'),
  },
  {
    id: 'electric-shock',
    name: { pl: 'Porażenie i oparzenie prądem', en: 'Electric shock and burn' },
    when: { pl: 'Ktoś dotknął przewodu, gniazdka lub urządzenia pod napięciem.', en: 'Somebody has touched a live wire, socket or appliance.' },
    steps: [
      { pl: 'Wyłącz prąd, zanim dotkniesz poszkodowanego.', en: 'Switch the power off before you touch the person.', shown: [injuryPictograms.powerOff] },
      {
        pl: 'Nie da się wyłączyć albo to linia wysokiego napięcia: trzymaj się z daleka.',
        en: 'It cannot be switched off, or it is a high-voltage line: stay well away.',
        shown: [injuryPictograms.stayAway],
      },
      callOnLoudspeaker,
      startResuscitation,
      ontoTheSide,
      {
        pl: 'Chłodź oparzenie chłodną wodą przez 20 minut, dopiero po wyłączeniu prądu.',
        en: 'Cool a burn under cool water for 20 minutes, only once the power is off.',
        shown: [injuryPictograms.coolBurn],
      },
    ],
    never: [
      { pl: 'Nie dotykaj poszkodowanego, dopóki prąd nie jest wyłączony.', en: 'Do not touch the person until the power is off.', at: 1 },
      { pl: 'Nie zbliżaj się do zerwanej linii energetycznej.', en: 'Do not go near a fallen power line.', at: 2 },
    ],
    call: { pl: 'Od razu, także gdy poszkodowany czuje się dobrze.', en: 'At once, even if the person feels well.' },
    alone: aloneWithArrest,
    source: from(
      guideline('erc-2025-call', 'erc-2021-burns'),
      commonKnowledge({
        pl: 'najpierw wyłącza się prąd, potem podchodzi do poszkodowanego',
        en: 'the power is switched off first, then the person is approached',
      }),
    ),
  },
  {
    id: 'chemical-burn',
    name: { pl: 'Substancja żrąca na skórze lub w oku', en: 'Corrosive substance on the skin or in the eye' },
    when: { pl: 'Skórę lub oko zalał kwas, ług, wapno albo środek czyszczący.', en: 'Acid, lye, lime or a cleaning agent got onto the skin or into the eye.' },
    steps: [
      { pl: 'Załóż rękawiczki, jeśli je masz.', en: 'Put gloves on if you have them.', shown: [injuryPictograms.glovesOn] },
      { pl: 'Suchy proszek strzepnij ze skóry.', en: 'Brush a dry powder off the skin.', shown: [injuryPictograms.brushPowder] },
      {
        pl: 'Od razu spłukuj skórę dużą ilością bieżącej wody, dopóki dyspozytor lub zespół ratownictwa nie powie inaczej.',
        en: 'Rinse the skin at once with plenty of running water until the dispatcher or the ambulance crew says otherwise.',
        shown: [injuryPictograms.rinseSkin],
      },
      { pl: 'Zdejmij zmoczone ubranie w czasie spłukiwania.', en: 'Take soaked clothes off while rinsing.', shown: [injuryPictograms.soakedClothesOff] },
      {
        pl: 'Oko: płucz bez przerwy czystą wodą 10–20 minut, od nosa na zewnątrz, tak by woda nie spłynęła do drugiego oka.',
        en: 'Eye: rinse with clean water for 10–20 minutes without a break, from the nose outwards, so that no water runs into the other eye.',
        shown: [injuryPictograms.rinseEye],
      },
      { pl: 'Powiedz dyspozytorowi, co to było.', en: 'Tell the dispatcher what it was.', shown: [pictograms.tellDispatcher] },
    ],
    never: [
      { pl: 'Nie zobojętniaj kwasu ługiem ani ługu kwasem.', en: 'Do not neutralise an acid with lye or lye with an acid.', at: 3 },
      { pl: 'Nie trzyj oka.', en: 'Do not rub the eye.', at: 5 },
    ],
    call: { pl: 'Od razu, w czasie spłukiwania.', en: 'At once, while rinsing.' },
    alone: aloneWithWater,
    source: from(
      guideline('erc-2021-eye'),
      commonKnowledge({ pl: 'substancję żrącą od razu i długo spłukuje się wodą', en: 'a corrosive substance is rinsed off with water at once and for long' }),
    ),
  },
  {
    id: 'injury-of-the-spine',
    name: { pl: 'Upadek z wysokości, wypadek', en: 'Fall from a height, accident' },
    when: { pl: 'Po silnym uderzeniu mogły ucierpieć głowa, szyja lub plecy.', en: 'After a heavy blow the head, neck or back may be injured.' },
    steps: [
      { pl: 'Zadbaj o bezpieczeństwo miejsca.', en: 'Make the place safe.', shown: [injuryPictograms.secureThePlace] },
      callOnLoudspeaker,
      {
        pl: 'Przytomny: poproś, żeby się nie ruszał, i podtrzymaj głowę dłońmi.',
        en: 'Conscious: ask the person to keep still, and hold the head with your hands.',
        shown: [injuryPictograms.holdHead],
      },
      {
        pl: 'Nieprzytomny: drożne drogi oddechowe są ważniejsze niż kręgosłup. Utrzymuj je drożne i bez przerwy patrz, czy oddycha prawidłowo.',
        en: 'Unconscious: an open airway comes before the spine. Keep it open and watch without a break that breathing is normal.',
        shown: [injuryPictograms.watchBreathing],
      },
      {
        pl: 'Wymiotuje, oddycha głośno albo musisz odejść: obróć na bok, prowadząc głowę i tułów w jednej linii.',
        en: 'The person vomits, breathes noisily or you have to leave: turn them onto the side, head and trunk in one line.',
        shown: [injuryPictograms.turnInOneLine],
      },
      { pl: 'Nie oddycha prawidłowo: zacznij resuscytację.', en: 'Not breathing normally: start resuscitation.', shown: [pictograms.compressions] },
    ],
    never: [{ pl: 'Nie zakładaj kołnierza i nie sadzaj poszkodowanego.', en: 'Do not fit a collar and do not sit the person up.' }, notAloneOnTheBack],
    call: { pl: 'Od razu.', en: 'At once.' },
    alone: aloneAtTheSide,
    source: guideline('erc-2021-spine', 'erc-2025-call'),
  },
  {
    id: 'hypothermia',
    name: { pl: 'Wychłodzenie', en: 'Hypothermia' },
    when: {
      pl: 'Po pobycie na zimnie lub w zimnej wodzie ktoś drży, jest senny, mówi niewyraźnie albo przestał drżeć.',
      en: 'After being in the cold or in cold water somebody shivers, is drowsy, slurs words or has stopped shivering.',
    },
    steps: [
      {
        pl: 'Przenieś ostrożnie w miejsce osłonięte, na leżąco.',
        en: 'Move the person gently to shelter, lying flat.',
        shown: [injuryPictograms.carryToShelter],
      },
      {
        pl: 'Senny, zdezorientowany, przestał drżeć albo nie reaguje: zadzwoń pod 112 na głośniku.',
        en: 'Drowsy, confused, no longer shivering or not responding: call 112 on loudspeaker.',
        shown: [pictograms.callOnLoudspeaker],
      },
      { pl: 'Zdejmij mokre ubranie i osusz.', en: 'Take off wet clothes and dry the person.', shown: [injuryPictograms.wetClothesOff, pictograms.dryChest] },
      { pl: 'Odizoluj od podłoża.', en: 'Insulate the person from the ground.', shown: [injuryPictograms.insulate] },
      {
        pl: 'Okryj całe ciało i głowę: koce, śpiwór, folia.',
        en: 'Cover the whole body and the head: blankets, a sleeping bag, foil.',
        shown: [injuryPictograms.coverBodyAndHead],
      },
      {
        pl: 'Przytomnemu, który może połykać, podaj ciepły słodki napój.',
        en: 'Give a warm sweet drink to somebody conscious who can swallow.',
        shown: [injuryPictograms.warmDrink],
      },
      {
        pl: 'Nie reaguje: sprawdzaj oddech do 1 minuty, bo w zimnie bywa wolny i płytki.',
        en: 'No response: check for breathing for up to 1 minute, as cold makes it slow and shallow.',
        shown: [injuryPictograms.checkBreathingOneMinute],
      },
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
    alone: {
      pl: 'Najpierw osłoń od wiatru i zimnego podłoża, potem dzwoń na głośniku i zostań przy chorym.',
      en: 'Shield from wind and cold ground first, then call on loudspeaker and stay with the person.',
    },
    source: guideline('erc-2021-hypothermia'),
  },
] as const satisfies readonly Emergency[];
