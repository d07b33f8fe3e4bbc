import type { AuditBlock, AuditPage, AuditText } from '#domain/audit/audit-data.ts';
import { joined, together } from '#domain/audit/audit-text.ts';
import { priceText } from '#domain/money/amount.ts';
import type { RegisterEntry } from '#model/schema/register.ts';
import { moneyAtRisk, rulesOfEntry } from '../../../rules/meaning/money-at-risk.ts';
import { entryAreas } from '../areas.ts';
import { linked, localizedText } from '../passages.ts';
import { rolesText, signedText, signersText } from '../signers.ts';
import { localized } from '../translator.ts';
import { answersTable } from './answer-blocks.ts';
import type { AuditContext } from './audit-context.ts';
import { citingBlocks, filledBlocks, listOf } from './citing-blocks.ts';
import { shownByText } from './place-names.ts';

/** Where an entry stands: in a word for lists, and by whom, when and in which document. */
export const standing = (
  entry: RegisterEntry,
  { entries, translator }: Pick<AuditContext, 'entries' | 'translator'>,
): { readonly state: string; readonly by: string } => {
  const { words, signing } = translator;
  const state = entries.get(entry.id);
  if (state === undefined) return { state: '', by: '' };
  if (state.kind === 'decided') return { state: words.status.decided, by: `${signing('makers')}, ${state.on}` };
  if (state.kind === 'settled')
    return { state: words.status.settled, by: `${words.role[state.by]}, ${state.on}, ${state.document}` };
  if (state.kind !== 'open')
    return {
      state: state.kind === 'refused' ? words.state.toChange : words.state.confirmed,
      by: signedText(state.last, translator),
    };
  const waiting = `${signing('waitsFor')} ${rolesText(state.waitsFor, translator)}`;
  if (state.last === null) return { state: words.status.open, by: waiting };
  const { asked, answer } = state.last;
  const now = asked === state.stamp && answer === 'yes' ? words.state.partly : words.state.overtaken;
  return {
    state: answer === 'unknown' ? words.state.remarked : now,
    by: `${waiting}; ${signedText(state.last, translator)}`,
  };
};

/** Who signs what an entry decides, and where that stands; of several entries, each with its number. */
export const signingText = (ids: readonly string[], context: AuditContext): AuditText =>
  joined(
    context.project.model.register
      .filter(({ id }) => ids.includes(id))
      .map((entry) =>
        together(
          linked(entry.id, `register/${entry.id}`, context.translator),
          `: ${signersText(entry, context.translator)} – ${standing(entry, context).state}`,
        ),
      ),
    '; ',
  );

/** The entries that a whole table shows. */
export const entriesShownBy = (table: string, { project }: AuditContext): readonly string[] =>
  project.model.register.flatMap(({ id, shownBy }) => (shownBy.some((one) => one === table) ? [id] : []));

/** Whether an error costs money, so that an amount is to be expected. */
const isMoney = ({ weight }: RegisterEntry): boolean => weight === 'allOrders' || weight === 'oneOrder';

export const riskText = (entry: RegisterEntry, context: AuditContext): string => {
  const amount = moneyAtRisk(entry, context.project);
  if (amount !== null) return priceText(amount, context.translator.locale);
  return isMoney(entry) ? context.translator.signing('amountUnknown') : '–';
};

const saysTable = (entry: RegisterEntry, { translator }: AuditContext): AuditBlock => ({
  kind: 'table',
  title: translator.t('says'),
  head: [translator.t('clause'), translator.t('whatItSays')],
  rows: entry.says.map(({ clauses, variant }) => [
    joined(
      clauses.map((id) => linked(id, `clause/${id}`, translator)),
      ', ',
    ),
    localizedText(variant, translator),
  ]),
});

/** What is asked, and the answers that mean “no”. */
const questionBlock = (entry: RegisterEntry, { translator }: AuditContext): AuditBlock => ({
  kind: 'list',
  title: translator.signing('question'),
  items:
    entry.status === 'open'
      ? [
          localizedText(entry.asks, translator),
          ...(entry.asks.others ?? []).map((other) =>
            together(`${translator.signing('or')} `, localizedText(other, translator)),
          ),
        ]
      : [],
});

/** A contradiction or gap of the sources: their statements, our decision, who must confirm it, and where it shows. */
export const registerPage = (entry: RegisterEntry, context: AuditContext): AuditPage => {
  const { translator } = context;
  const { t, signing } = translator;
  const { state, by } = standing(entry, context);
  return {
    id: `register/${entry.id}`,
    kind: 'register',
    title: `${entry.id}. ${localized(entry.subject, translator)}`,
    lead: localizedText(entry.decision, translator),
    about: [
      { term: t('state'), text: together(state, ' – ', by) },
      { term: signing('signer'), text: signersText(entry, translator) },
      { term: signing('errorCosts'), text: translator.words.weight[entry.weight] },
      { term: t('atRisk'), text: riskText(entry, context) },
      { term: t('area'), text: entryAreas(entry, context.project, translator).join('; ') },
    ],
    blocks: filledBlocks([
      questionBlock(entry, context),
      answersTable(entry, context),
      saysTable(entry, context),
      listOf(t('reason'), [localizedText(entry.reason, translator)]),
      listOf(
        t('shownBy'),
        entry.shownBy.map((shownBy) => shownByText(shownBy, context)),
      ),
      listOf(
        t('restsAssumptions'),
        rulesOfEntry(entry, context.project).map((rule) =>
          together(linked(localized(rule.title, translator), `rule/${rule.id}`, translator)),
        ),
      ),
      ...citingBlocks(entry.id, context),
    ]),
    areas: entryAreas(entry, context.project, translator),
    words: [entry.id, localized(entry.decision, translator), localized(entry.reason, translator)],
  };
};
