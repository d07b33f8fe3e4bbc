import type { AuditBlock, AuditPage } from '#domain/audit/audit-data.ts';
import { joined, together } from '#domain/audit/audit-text.ts';
import { codeText } from '#domain/audit/rule-text.ts';
import type { Fact } from '#model/rules/fact.ts';
import type { Rule } from '#model/rules/language.ts';
import { countRegions } from '../../../rules/meaning/count-regions.ts';
import { operators } from '../../../rules/meaning/operators/operators.ts';
import { wordsOf } from '../../../rules/meaning/region.ts';
import { parametersOf } from '../../../rules/meaning/rule-parameters.ts';
import type { Project } from '../../../validate/project.ts';
import { citationsIn } from '../../../validate/rows/citations.ts';
import { ruleAreas } from '../areas.ts';
import { approvalBlock } from '../blocks/approval-block.ts';
import { decisionBlocks } from '../blocks/decision-blocks.ts';
import { coverageBlock, usesBlock } from '../blocks/evidence-blocks.ts';
import { codedName, decidesBadge, fullDatesBlock } from '../blocks/full-dates-block.ts';
import { numbersBlock } from '../blocks/numbers-block.ts';
import { parameterTable } from '../blocks/parameter-blocks.ts';
import { transitionBlocks } from '../blocks/transition-blocks.ts';
import { entryLinks, linked, localizedText } from '../passages.ts';
import { lawLink, sourceNumbers } from '../source-text.ts';
import { filled, localized, nameText, parameterText, type Translator, valueText } from '../translator.ts';
import { doubtsTable, refusalsTable } from './answers-page.ts';
import { type AuditContext, siteLink } from './audit-context.ts';
import { filledBlocks } from './citing-blocks.ts';
import { ruleStanding } from './signing-pages.ts';

/** What a derived fact is, as a phrase. */
const factText = (fact: Fact, rule: Rule, translator: Translator): string => {
  const [a = '', b = ''] = fact.of.map((name) => nameText(name, rule, translator));
  const p = fact.parameter === undefined ? '' : parameterText(fact.parameter, rule, translator);
  const operator = operators[fact.op];
  return operator === undefined ? fact.op : filled(operator.phrase[translator.locale], { a, b, p });
};

/** The inputs of a rule that are the result of another rule. */
const givenBlock = (rule: Rule, { rules }: Project, translator: Translator): AuditBlock => {
  const given = rule.kind === 'decision' ? Object.entries(rule.givenBy ?? {}) : [];
  return {
    kind: 'table',
    title: translator.t('givenBy'),
    head: [translator.t('value'), translator.t('givenRule'), translator.t('givenWhen')],
    rows: given.flatMap(([input, { rule: id, among }]) => {
      const giver = rules.find((one) => one.id === id);
      if (giver?.kind !== 'decision') return [];
      const words = among?.map((word) => valueText(word, giver.outputs, translator)).join(` ${translator.t('or')} `);
      return [
        [
          nameText(input, rule, translator),
          linked(localized(giver.title, translator), `rule/${id}`, translator),
          words ?? translator.t('givenResult'),
        ],
      ];
    }),
  };
};

/** The rules that take the result of this one as an input. */
const takersOf = (rule: Rule, { rules }: Project) =>
  rules.flatMap((taker) =>
    taker.kind !== 'decision'
      ? []
      : Object.entries(taker.givenBy ?? {}).flatMap(([input, { rule: id, among }]) =>
          id === rule.id ? [{ taker, input, among }] : [],
        ),
  );

/** What becomes of the result where another rule takes it. */
const takenBlock = (rule: Rule, { project, translator }: AuditContext): AuditBlock => ({
  kind: 'table',
  title: translator.t('taken'),
  head: [translator.t('givenRule'), translator.t('takenAs'), translator.t('itsSentence')],
  rows: takersOf(rule, project).map(({ taker, input, among }) => {
    const words =
      rule.kind === 'decision'
        ? among?.map((word) => valueText(word, rule.outputs, translator)).join(` ${translator.t('or')} `)
        : undefined;
    const as = translator.t(words === undefined ? 'takenWhole' : 'takenWhen');
    return [
      linked(localized(taker.title, translator), `rule/${taker.id}`, translator),
      filled(as, { input: nameText(input, taker, translator), words: words ?? '' }),
      localizedText(taker.sentence, translator),
    ];
  }),
});

const companyOf = (rule: Rule, project: Project): readonly string[] => {
  const given = rule.kind === 'decision' ? Object.values(rule.givenBy ?? {}).map(({ rule: id }) => id) : [];
  return [...new Set([...given, ...takersOf(rule, project).map(({ taker }) => taker.id)])];
};

/** What a field of a course is where rules are given it as it stands. */
const heldBy = (course: object, input: string): string | boolean | undefined => {
  const value: unknown = Object.entries(course).find(([field]) => field === input)?.[1];
  return typeof value === 'string' || typeof value === 'boolean' ? value : undefined;
};

/** What the courses are called whose own fields decide in a rule. */
const courseWords = (rule: Rule, project: Project, { locale }: Translator): readonly string[] => {
  const { model } = project;
  const ofBadge = decidesBadge(rule, companyOf(rule, project));
  const inputs = rule.kind === 'decision' ? Object.keys(rule.inputs) : [];
  return model.courseTypes
    .filter((course) => ofBadge || inputs.some((input) => heldBy(course, input) !== undefined))
    .flatMap(({ name, short }) => [name[locale] ?? name.pl, short[locale] ?? short.pl]);
};

/** The courses by the inputs that are a field of each of them; a course that is bought for a group is not ordered on the site. */
const coursesBlock = (rule: Rule, { model }: Project, translator: Translator): AuditBlock => {
  const inputs = rule.kind === 'decision' ? Object.entries(rule.inputs) : [];
  const open = new Set(model.audiences.flatMap(({ id, openCourses }) => (openCourses ? [id] : [])));
  const isOpen = ({ audience }: { readonly audience: string }): boolean => open.has(audience);
  return {
    kind: 'table',
    title: translator.t('inputByCourse'),
    head: [translator.t('fact'), translator.t('value'), translator.t('courses')],
    rows: inputs.flatMap(([input, domain]) => {
      const held = model.courseTypes.filter((course) => heldBy(course, input) !== undefined);
      const groups = Map.groupBy(held, (course) => (isOpen(course) ? heldBy(course, input) : null) ?? null);
      return [...groups].map(([value, courses]) => [
        nameText(input, rule, translator),
        value === null ? translator.t('groupDecides') : valueText(value, domain, translator),
        courses.map((course) => codedName(course, translator)).join(', '),
      ]);
    }),
  };
};

const factTable = (rule: Rule, translator: Translator): AuditBlock => ({
  kind: 'table',
  title: translator.t('facts'),
  head: [translator.t('fact'), translator.t('meaning')],
  rows: Object.values(rule.facts ?? {}).map((fact) => [localized(fact, translator), factText(fact, rule, translator)]),
});

/** The register entries behind a rule, each with its text. */
const assumptionsBlock = (rule: Rule, { model }: Project, translator: Translator): AuditBlock => ({
  kind: 'list',
  title: translator.t('assumptions'),
  items: rule.assumptions.map((id) => {
    const entry = model.register.find((one) => one.id === id);
    if (entry === undefined) return id;
    return together(
      entryLinks([id], translator),
      ' ',
      localizedText(entry.subject, translator),
      ': ',
      localizedText(entry.decision, translator),
    );
  }),
});

/** The entries by which the product departs from the sentences that a rule rests on, where the rule does not name them itself. */
const departuresBlock = (rule: Rule, { project, translator }: AuditContext): AuditBlock => {
  const cited = new Set(citationsIn(rule).map(({ id }) => id));
  const departing = project.model.clauses.flatMap(({ id, deviations = [] }) =>
    cited.has(id) ? deviations.filter((one) => !rule.assumptions.some((named) => named === one)) : [],
  );
  return {
    kind: 'list',
    title: translator.t('deviations'),
    items: project.model.register
      .filter(({ id }) => departing.some((one) => one === id))
      .map((entry) =>
        together(
          entryLinks([entry.id], translator),
          ' ',
          localizedText(entry.subject, translator),
          ': ',
          localizedText(entry.decision, translator),
        ),
      ),
  };
};

const mostAddresses = 8;

/** Where people read the numbers that a rule gives: pages and mails. */
const resultPlacesBlock = (rule: Rule, context: AuditContext): AuditBlock => {
  const { project, translator, numbers } = context;
  const { signing } = translator;
  const given = rule.kind === 'decision' ? rule.rows.map(({ output }) => output) : [];
  const ids = given.flatMap((output) =>
    typeof output === 'object' && output !== null && 'parameter' in output ? [output.parameter] : [],
  );
  return {
    kind: 'table',
    title: signing('resultPlaces'),
    head: [translator.t('parameter'), signing('resultPages'), translator.t('mails')],
    rows: [...new Set(ids)].flatMap((id) => {
      const places = numbers.get(id);
      const parameter = project.parameters[id];
      if (places === undefined || parameter === undefined) return [];
      const shown = places.paths.slice(0, mostAddresses).map((path) => siteLink(path, context));
      const mails = project.model.mails.filter((mail) => places.mails.includes(mail.id));
      return [
        [
          linked(localized(parameter.name, translator), `parameter/${id}`, translator),
          together(`${places.paths.length}: `, joined(shown, ', '), places.paths.length > mostAddresses ? ' …' : ''),
          joined(
            mails.map((mail) => linked(localized(mail.name, translator), `mail/${mail.id}`, translator)),
            ', ',
          ),
        ],
      ];
    }),
  };
};

/** The questions of its entries that nobody has answered yet. */
const questionsBlock = (rule: Rule, { project, entries, translator }: AuditContext): AuditBlock => ({
  kind: 'list',
  title: translator.t('questions'),
  items: project.model.register.flatMap((entry) =>
    entry.status === 'open' &&
    rule.assumptions.some((one) => one === entry.id) &&
    entries.get(entry.id)?.kind === 'open'
      ? [together(entryLinks([entry.id], translator), ' ', localizedText(entry.asks, translator))]
      : [],
  ),
});

/** The laws and clauses that rule, rows and examples name, in their own words. */
const lawsBeside = (rule: Rule, { project, translator }: AuditContext): AuditBlock => {
  const cited = new Set(citationsIn(rule).map(({ id }) => id));
  const laws = project.model.laws.filter(({ id }) => cited.has(id));
  const clauses = project.model.clauses.filter(({ id }) => cited.has(id));
  return {
    kind: 'quotations',
    title: translator.t('lawBeside'),
    quotations: [
      ...laws.map((law) => ({ name: lawLink(law, translator), words: localizedText(law.says, translator) })),
      ...clauses.map((clause) => ({
        name: together(
          `${translator.t('document', 'specification')} `,
          linked(clause.id, `clause/${clause.id}`, translator),
        ),
        words: localizedText(clause, translator),
      })),
    ],
  };
};

/** What the analysis has shown before anything was written. */
const proofTable = (rule: Rule, { translator }: AuditContext): AuditBlock => {
  const { t, around, cases } = translator;
  const rows =
    rule.kind === 'decision'
      ? [
          [t('policy'), t('policyUnique')],
          [t('coverage'), t('coverageTotal')],
          [t('regions'), String(countRegions(rule, around))],
          [t('boundaryCases'), String(cases.ofDecision(rule).length)],
        ]
      : [
          [t('policy'), t('policyTransitions')],
          [t('regions'), `${Object.keys(rule.states).length} × ${Object.keys(rule.events).length}`],
          [t('boundaryCases'), String(cases.ofTransitions(rule).length)],
        ];
  return {
    kind: 'table',
    title: t('proof'),
    head: [t('proven'), t('value')],
    rows: [...rows, [t('examples'), String(rule.examples.length)]],
  };
};

/** The answer of rules that show nothing; messages of this name are shown where a search finds nothing. */
const nothingShown = 'none';

/** What a person reads on the screen where the rule has decided: `form/required`, or a message called like the answer. */
const screenTexts = (rule: Rule, { project, translator }: AuditContext): readonly string[] => {
  const answers = rule.kind === 'decision' ? (wordsOf(rule.outputs) ?? []) : [];
  const names = new Set(answers.map(String).filter((answer) => answer !== nothingShown));
  const ofSite = [...project.content.messages[translator.locale]].filter(([name]) => !name.startsWith('audit'));
  return ofSite.flatMap(([namespace, messages]) =>
    messages
      .filter(({ key }) => names.has(key) || names.has(`${namespace}/${key}`))
      .flatMap(({ forms }) => (typeof forms === 'string' ? [forms] : Object.values(forms))),
  );
};

const messagesBlock = (rule: Rule, context: AuditContext): AuditBlock => ({
  kind: 'list',
  title: context.translator.t('screenWords'),
  items: [...new Set(screenTexts(rule, context))].map((words) =>
    context.translator.t('quoted').replace('{text}', words),
  ),
});

const approvalsOf = (rule: Rule, { translator }: AuditContext): AuditBlock => {
  const states = translator.approvals.get(rule.id) ?? [];
  return states.length > 0
    ? approvalBlock(states, translator)
    : { kind: 'list', title: translator.t('approvals'), items: [translator.t('neverApproved')] };
};

/** Everything that follows from the model about one rule; uses, tests and history are joined to it later. */
export const rulePage = (rule: Rule, context: AuditContext): AuditPage => {
  const { project, translator } = context;
  const { t, signing } = translator;
  const own = rule.kind === 'decision' ? decisionBlocks(rule, translator) : transitionBlocks(rule, translator);
  const isCases = ({ kind }: AuditBlock): boolean => kind === 'cases' || kind === 'steps';
  const standing = ruleStanding(rule, context);
  const blocks: readonly AuditBlock[] = [
    lawsBeside(rule, context),
    ...(decidesBadge(rule, companyOf(rule, project)) ? [fullDatesBlock(project, translator)] : []),
    takenBlock(rule, context),
    ...own.filter((block) => !isCases(block)),
    givenBlock(rule, project, translator),
    coursesBlock(rule, project, translator),
    factTable(rule, translator),
    parameterTable(parametersOf(rule), t('parameters'), translator),
    ...numbersBlock(rule, context),
    refusalsTable(context, rule),
    doubtsTable(context, rule),
    questionsBlock(rule, context),
    assumptionsBlock(rule, project, translator),
    departuresBlock(rule, context),
    resultPlacesBlock(rule, context),
    messagesBlock(rule, context),
    approvalsOf(rule, context),
    coverageBlock(rule, translator),
    ...[...own.filter(isCases), proofTable(rule, context), usesBlock(rule, translator)].map(
      (block): AuditBlock => ({ ...block, isProof: true }),
    ),
  ];
  return {
    id: `rule/${rule.id}`,
    kind: 'rule',
    title: localized(rule.title, translator),
    lead: localizedText(rule.sentence, translator),
    about: [
      { term: t('area'), text: t('area', rule.area) },
      {
        term: signing('signer'),
        text: `${translator.words.role[rule.signedBy]} – ${[standing.state, standing.by].filter(Boolean).join(', ')}`,
      },
      { term: signing('errorCosts'), text: translator.words.weight[rule.weight] },
      { term: t('source'), text: sourceNumbers(rule.source, translator) },
      { term: t('tryRule'), text: linked(t('tryRuleLink'), `try#rule=${rule.id}`, translator) },
      { term: t('name'), text: codeText(`model/rules/${rule.area}/${rule.id}.ts`) },
    ],
    blocks: filledBlocks(blocks),
    company: companyOf(rule, project),
    areas: ruleAreas(rule, translator),
    words: [
      rule.id,
      ...screenTexts(rule, context),
      ...rule.rows.map((row) => localized(row, translator)),
      ...citationsIn(rule).map(({ id }) => id),
      ...courseWords(rule, project, translator),
    ],
  };
};
