import type { AuditBlock, AuditPage } from '#domain/audit/audit-data.ts';
import type { OpenEntry, RegisterEntry } from '#model/schema/register.ts';
import type { ApproverRole } from '#model/schema/signing.ts';
import { moneyAtRisk } from '../../../rules/meaning/money-at-risk.ts';
import { byCost } from '../../letters/questions.ts';
import { entryAreas } from '../areas.ts';
import { linked, localizedText } from '../passages.ts';
import { signersText } from '../signers.ts';
import type { AuditContext } from './audit-context.ts';
import { riskText, standing } from './register-page.ts';

const isAsked = (entry: RegisterEntry): entry is OpenEntry => entry.status === 'open';

/** What is asked and still open, as in the letters: the most costly error first. */
export const openEntries = (context: AuditContext, role?: ApproverRole): readonly OpenEntry[] =>
  context.project.model.register
    .filter(isAsked)
    .filter(({ id }) => {
      const state = context.entries.get(id);
      return state?.kind === 'open' && (role === undefined || state.waitsFor.some((one) => one === role));
    })
    .map((entry) => ({ entry, weight: entry.weight, atRisk: moneyAtRisk(entry, context.project) }))
    .toSorted(byCost)
    .map(({ entry }) => entry);

/** Open questions in a table. */
export const questionTable = (title: string, entries: readonly OpenEntry[], context: AuditContext): AuditBlock => {
  const { t, signing } = context.translator;
  return {
    kind: 'table',
    title,
    head: [t('entry'), signing('question'), signing('errorCosts'), t('atRisk')],
    rows: entries.map((entry) => [
      linked(entry.id, `register/${entry.id}`, context.translator),
      localizedText(entry.asks, context.translator),
      context.translator.words.weight[entry.weight],
      riskText(entry, context),
    ]),
  };
};

/** The open questions with the most at stake, for the first page. */
export const riskBlock = (context: AuditContext, most: number): AuditBlock =>
  questionTable(context.translator.t('byRisk'), openEntries(context).slice(0, most), context);

/** Every entry of the register with who answers for it and where it stands. */
export const registerList = (context: AuditContext): AuditPage => {
  const { project, translator } = context;
  const { t, signing } = translator;
  return {
    id: 'register',
    kind: 'list',
    title: t('register'),
    lead: t('registerLead'),
    about: [],
    blocks: [
      {
        kind: 'table',
        title: t('register'),
        head: [t('entry'), t('subject'), t('state'), signing('signer'), signing('errorCosts'), t('area'), t('atRisk')],
        rows: project.model.register.map((entry) => [
          linked(entry.id, `register/${entry.id}`, translator),
          localizedText(entry.subject, translator),
          standing(entry, context).state,
          signersText(entry, translator),
          translator.words.weight[entry.weight],
          entryAreas(entry, project, translator).join('; '),
          riskText(entry, context),
        ]),
        filter: [2, 3, 4, 5],
      },
    ],
    words: [],
  };
};
