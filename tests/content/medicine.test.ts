import { describe, expect, it, test } from 'vitest';
import { textPartsByHeading } from '#generator/validate/content/text-parts.ts';
import { guidelines } from '#model/guidelines.ts';
import { model } from '#model/index.ts';
import { covers } from '../covers.ts';
import { readProject } from '../generator/fixtures/planned-project.ts';
import { readTexts } from './texts.ts';

const texts = readTexts().filter(({ place }) => place.startsWith('content/') || place.startsWith('model emergencies'));
const placesOf = (words: RegExp): readonly string[] =>
  texts.filter((text) => words.test(text.words)).map(({ place }) => place);

const known = new Set<string>(guidelines.map(({ id }) => id));
const instructionOf = (id: (typeof model.emergencies)[number]['id']): string =>
  JSON.stringify(model.emergencies.find((one) => one.id === id));

describe('the sources of texts', () => {
  it('each instruction names the guidelines that it follows', covers('C230'), () => {
    expect(model.emergencies.length).toBeGreaterThan(15);
    for (const { id, source } of model.emergencies) {
      const parts = source.document === 'several' ? source.of : [source];
      expect(
        parts.map(({ document }) => document),
        id,
      ).toContain('guideline');
    }
  });

  it('each text about illness and treatment cites guidelines', covers('C230'), async () => {
    const { content } = await readProject();
    const medical = Object.values(content.documents).flatMap((documents) =>
      [...documents.values()].filter(({ front }) => front.medical === true),
    );
    expect(medical.length).toBeGreaterThan(0);
    const silent = medical.filter(({ front }) => !(front.sources ?? []).some((source) => known.has(source)));
    expect(silent.map(({ file }) => file)).toEqual([]);
  });

  it('a page or article that teaches compressions, pads or medicines is marked as about treatment', async () => {
    const { content } = await readProject();
    const teaching = /Uciskaj środek|naklej jedną elektrodę|podaj adrenalinę|give adrenaline at once/;
    const files = new Set(placesOf(teaching).filter((place) => /(?:pages|articles)\//.test(place)));
    expect(files.size).toBeGreaterThan(0);
    const marked = Object.values(content.documents).flatMap((documents) =>
      [...documents.values()].flatMap(({ front, file }) => (front.medical === true ? [`content/${file}`] : [])),
    );
    for (const file of files) expect(marked).toContain(file);
  });
});

/** Words by which a sentence says how to help, rather than what a course is about. */
const helping = {
  pl: /sprawd\p{L}+ oddech|oceni\p{L}+ oddech|nie oddycha|drogi oddechowe|opask\p{L}+ uciskow|nakle\p{L}+ elektrod|spłuk|adrenalin|dawk[aęi] /iu,
  en: /check\p{L}* (?:for )?breathing|breathing normally|airway (?!equipment)|(?:a|the) tourniquet|\bpads\b|rinsed|adrenaline/iu,
};

describe('texts that the physician does not review', () => {
  it('give no medical advice', covers('C230'), async () => {
    const { content } = await readProject();
    const unread = (['pl', 'en'] as const).flatMap((locale) => {
      const says = (blocks: unknown): boolean => helping[locale].test(JSON.stringify(blocks).replaceAll('\u{a0}', ' '));
      const documents = [...content.documents[locale].values()]
        .filter(({ front }) => front.medical !== true)
        .flatMap((document) => {
          const read = new Set((document.front.medicalParts ?? []).map(({ under }) => under));
          return [...textPartsByHeading(document)]
            .filter(([name, blocks]) => !read.has(name) && says(blocks))
            .map(([name]) => `${document.file}: ${name}`);
        });
      const answers = [...content.faq[locale].values()]
        .flat()
        .filter((entry) => !entry.medical && says(entry.content))
        .map(({ file, id }) => `${file}: ${id}`);
      return [...documents, ...answers];
    });
    expect(unread, 'Mark them with `medical: true`, or name the part in `medicalParts`.').toEqual([]);
  });
});

describe('texts without a physician, lawyer or owner say nothing', () => {
  it('on the manoeuvre that opens the airway after an injury', covers('C231'), () => {
    expect(placesOf(/wysu\p{L}+ żuchw|jaw thrust|thrust the jaw/iu)).toEqual([]);
    expect(instructionOf('injury-of-the-spine')).not.toMatch(/odchyl|tilt/i);
  });

  it('on the owner of the medicine', covers('C233'), () => {
    expect(placesOf(/cudz\p{L}+ lek|czy to jego lek|przepisany mu lek|another person’s medicine/iu)).toEqual([]);
  });

  it('on lessons of the course for children that are not confirmed', covers('C234'), () => {
    expect(placesOf(/(?<!BLS-)AED/).filter((place) => place.includes('courses/ped.md'))).toEqual([]);
    const [answer] = texts.filter(
      ({ place, words }) => place === 'content/pl/faq/ped.yaml' && words.includes('BLS-AED'),
    );
    expect(answer?.words).toContain('także u dzieci');
  });

  it('on the second eye', covers('C235'), () => {
    expect(placesOf(/oboje oczu|both eyes/)).toEqual([]);
  });

  it('on the number of a poison centre', covers('C236'), () => {
    expect(instructionOf('poisoning').match(/\d{2,}/g) ?? []).toEqual(
      (instructionOf('poisoning').match(/112|100|120|2020|2021|2025/g) ?? []).map(String),
    );
  });
});

describe('one order and one threshold', () => {
  it('lets only people who are not faint sit in anaphylaxis', covers('C232'), () => {
    const sitting = instructionOf('anaphylaxis').match(/[^".]*(?:\bsiada|\bsiedzieć|\bsit\b)[^".]*/gi) ?? [];
    expect(sitting.length).toBeGreaterThan(0);
    expect(sitting.filter((sentence) => !/nie siada|not sit|nie słabnie|not faint/i.test(sentence))).toEqual([]);
  });

  it.each(model.situations)('the medicine of $id has an instruction with the same name and threshold', (row) => {
    const instruction = model.emergencies.find(({ id }) => id === row.id);
    expect(instruction).toMatchObject({ name: row.name, call: row.call });
  });
});

/** Typed a second time from the guidelines. */
const figures: Readonly<Record<string, readonly RegExp[]>> = {
  'cardiac-arrest': [/5–6 cm/, /100–120/, /30 .*2 /, /10 /, /2 minut/],
  'child-cardiac-arrest': [/5 (?:oddechów|breaths)/, /100–120/, /15 /],
  choking: [/5 /],
  'choking-infant': [/5 /],
  drowning: [/5 (?:oddechów|breaths)/, /30 .*2 /],
  'severe-bleeding': [/5–7 cm/],
  burn: [/20 minut/],
  anaphylaxis: [/5 minut/],
  seizure: [/5 minut/],
  'low-blood-sugar': [/15–20 g/, /15 minut/],
};

test.each(Object.entries(figures))('%s states the figures of the guidelines in both languages', (id, wanted) => {
  const row = model.emergencies.find((one) => one.id === id);
  for (const locale of ['pl', 'en'] as const) {
    const words = [...(row?.steps ?? []), ...(row === undefined ? [] : [row.call])]
      .map((words) => words[locale])
      .join(' ');
    for (const figure of wanted) expect(words, `${id} ${locale}`).toMatch(figure);
  }
});

const numbersIn = (words: string): readonly string[] => (words.match(/\d+/g) ?? []).toSorted();

test.each(model.emergencies)(
  '$id has the same figures in each sentence of both languages',
  ({ steps, never, when, call, alone }) => {
    for (const { pl, en } of [...steps, ...never, when, call, alone]) expect(numbersIn(pl), pl).toEqual(numbersIn(en));
  },
);
