/** Words that stand together: a paragraph, a list item, a caption or a row of the model, with what is read right before it. */
export interface Passage {
  readonly place: string;
  readonly before: string;
  readonly words: string;
}

interface DangerousForm {
  readonly name: string;
  /** Sentences that once stood on the site, or would do the same harm. */
  readonly former: readonly string[];
  readonly isIn: (passage: Omit<Passage, 'place'>) => boolean;
}

const sentencesOf = (words: string): readonly string[] =>
  words.replaceAll('\u{a0}', ' ').split(/(?<=[.!?:])\s+(?=[\p{Lu}„“\d-])/u);

const normally = /prawidłow|normal/i;
const airway = /drogi oddechowe|drożn|odd(?:ech|ych)|airway|breath/i;
const notNormal =
  /nie\s+oddycha(?:ć)?\s+prawidłowo|oddech(?:u)?\s+(?:nie jest|przestanie być)\s+prawidłow|przestanie być prawidłowy|not\s+breathing\s+normally|no\s+normal\s+breathing|(?:no longer|not)\s+normal/i;
const negated = /\bnie\s+(?:siada|wstaje|sadza|siadaj|posadź)|\b(?:not|neither|never|nor)\b/i;

/** Forms of words that could hurt somebody who follows them. */
export const dangerousForms: readonly DangerousForm[] = [
  {
    name: 'resuscitation stops at breathing that is not said to be normal',
    former: [
      'Kończysz dopiero wtedy, gdy poszkodowany zacznie oddychać, przejmie go zespół ratownictwa albo zabraknie Ci sił.',
      'Uciskaj, aż zacznie oddychać.',
      'Go on until the person starts breathing or the ambulance arrives.',
    ],
    isIn: ({ words }) =>
      sentencesOf(words).some(
        (sentence) =>
          /(?:\bkończy\p{L}*|\bprzestań|\bprzerwij|\bprzerywa\p{L}*|\baż|\bdopóki nie)\s[^.]*\boddych\p{L}*|\b(?:stop|until|unless)\b[^.]*\bbreath(?:es?|ing)\b/iu.test(
            sentence,
          ) && !normally.test(sentence),
      ),
  },
  {
    name: 'somebody is made to sit up who may be in shock',
    former: [
      'Często zrobi to sam, jeśli tylko mu go podasz i pomożesz usiąść.',
      'We wstrząsie poszkodowany siada wygodnie.',
      'Help the person to sit up and give the medicine.',
      'In shock the casualty sits comfortably.',
    ],
    isIn: ({ words }) =>
      sentencesOf(words).some((sentence) => {
        const isHelpedUp =
          /pom[óo]\p{L}+ (?:mu |jej )?(?:usiąść|siąść)|\bposadź|\bsadza(?:my|sz)\b|help\p{L}* [^.]{0,30}\bsit\b|\bsit (?:the person|them|him|her) up/iu;
        const isShock = /wstrząs|anafila|\bshock\b|anaphyla/i.test(sentence);
        const sits = /\bsiada\b|\busiąść|siedz|\bsits?\b|\bsitting\b/i.test(sentence);
        if (negated.test(sentence)) return false;
        return (
          (isHelpedUp.test(sentence) && !/duszno|ból|breathless|pain/i.test(sentence)) ||
          (isShock && sits && !/walczy\so\soddech|fight\p{L}*\sfor\sbreath/iu.test(sentence))
        );
      }),
  },
  {
    name: 'everybody in anaphylaxis is laid flat, also who cannot breathe',
    former: [
      'We wstrząsie anafilaktycznym leży się płasko, z uniesionymi nogami, nie siada i nie wstaje.',
      'Wstrząs anafilaktyczny. Podaj adrenalinę. Połóż płasko i unieś nogi.',
      'In anaphylactic shock lay the person flat and raise the legs.',
    ],
    isIn: ({ words }) =>
      /anafila|anaphyla/i.test(words) &&
      /płasko|uniesionymi nogami|\bflat\b|legs raised/i.test(words) &&
      !/walczy\so\soddech|trudno\soddychać|difficult\sbreathing|fight\p{L}*\sfor\sbreath/iu.test(words),
  },
  {
    name: 'aspirin stands without its conditions or the dispatcher',
    former: [
      'Wymieńmy kilka: duszność i inhalator oraz ból w klatce piersiowej i aspirynę. Celowo nie ma w niej dawek.',
      'Ból w klatce piersiowej – aspiryna',
      'Chest pain: give aspirin.',
    ],
    isIn: ({ words }) => {
      const hasConditions = /uczulen|allerg/i.test(words) && /krwaw|bleed/i.test(words);
      const isOffered = sentencesOf(words).some(
        (sentence) => /aspiryn|aspirin/i.test(sentence) && !/nie podawaj aspiryny|no aspirin/i.test(sentence),
      );
      return isOffered && !/dyspozytor|dispatcher/i.test(words) && !hasConditions;
    },
  },
  {
    name: 'an injured person is left or moved without a word on the airway',
    former: [
      'Jeśli upadł z wysokości albo brał udział w wypadku, nie ruszaj go bez potrzeby i słuchaj dyspozytora.',
      'Po upadku z wysokości chroń przede wszystkim kręgosłup.',
      'After a fall protect the spine first.',
      'After an accident do not move the person.',
    ],
    isIn: ({ words }) =>
      sentencesOf(words).some((sentence, index, all) => {
        const isAboutInjury =
          /\bnie (?:ruszaj|przesuwaj|przenoś|obracaj)(?!\p{L})|\b(?:do not|never) (?:move|turn)\b/iu.test(sentence) ||
          (/kręgosłup|\bspine\b/i.test(sentence) && /upad|wypad|\bfall\b|accident/i.test(sentence));
        return isAboutInjury && !airway.test(`${sentence} ${all[index + 1] ?? ''}`);
      }),
  },
  {
    name: 'compressions begin although nobody has said that breathing is not normal',
    former: [
      'Oceń, czy jest bezpiecznie. Sprawdź przytomność i oddech. Wezwij pomoc pod 112. Uciskaj. Poślij po defibrylator.',
      'Odwrotnie. Uciskanie zaczyna się od razu, a po AED wysyła się drugą osobę.',
      'Check the response, call 112 and start compressions.',
    ],
    isIn: ({ before, words }) => {
      const start =
        /(?<!\bnie\s)\buciskaj\b(?!\snadbrzusz)|zacznij uciskać|uciskanie zaczyna się|\bpress the centre|\bstart (?:chest )?compressions|compressions (?:start|begin) at once/i.exec(
          words,
        );
      return start !== null && !notNormal.test(`${before} ${words.slice(0, start.index)}`.replaceAll('\u{a0}', ' '));
    },
  },
  {
    name: 'breathing is checked before the call',
    former: [
      'Sprawdzić, czy jest bezpiecznie, odezwać się do poszkodowanego, ocenić oddech, wezwać pomoc.',
      'ocena przytomności i oddechu, wezwanie pomocy',
      'Sprawdź przytomność i oddech. Wezwij pomoc pod 112.',
      'Check that it is safe, speak to the person, check for breathing, call for help.',
      'checking consciousness and breathing, calling for help',
    ],
    isIn: ({ words }) =>
      /oddech\p{L}*[,.;]?\s+(?:i\s+|potem\s+)?(?:wezw|zadzw|dzwo)|breathing[,;]?\s+(?:and\s+|then\s+)?call/iu.test(
        words,
      ),
  },
];

/** Each dangerous form of these passages, with its place. */
export const dangersIn = (passages: readonly Passage[]): readonly string[] =>
  passages.flatMap((passage) =>
    dangerousForms
      .filter(({ isIn }) => isIn(passage))
      .map(({ name }) => `${passage.place}: ${name}: “${passage.words}”`),
  );
