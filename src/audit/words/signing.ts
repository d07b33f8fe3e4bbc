import { formatPrice } from '#domain/money/amount.ts';
import { moneyAtRisk } from '#generator/rules/meaning/money-at-risk.ts';
import type { RegisterEntry } from '#model/schema/register.ts';
import { requiredSigners, type Weight, weights } from '#model/schema/signing.ts';
import type { Audit, AuditTexts } from '../audit.ts';

const costKeys = {
  health: 'costsHealth',
  law: 'costsLaw',
  allOrders: 'costsAllOrders',
  oneOrder: 'costsOneOrder',
  convenience: 'costsConvenience',
} as const satisfies Readonly<Record<Weight, keyof AuditTexts>>;

/** What an error costs, in words. */
export const formatErrorCost = (weight: Weight, { t }: Audit): string => t[costKeys[weight]]();

/** Everybody who must confirm an entry. */
export const formatSigners = (entry: RegisterEntry, { t }: Audit): string =>
  requiredSigners(entry)
    .map((role) => t[role]())
    .join(` ${t.and()} `) || t.nobody();

export const formatSigningStatus = (entry: RegisterEntry, { t }: Audit): string => {
  if (entry.status === 'open') return t.open();
  return entry.status === 'decided'
    ? `${t.decided()}, ${entry.decidedOn}`
    : `${t.settled()}, ${entry.closed.on}, ${entry.closed.document}`;
};

/** By how much an order may differ; a dash where an error costs no money. */
export const formatMoneyAtRisk = (entry: RegisterEntry, { project, locale, t }: Audit): string => {
  const amount = moneyAtRisk(entry, project);
  if (amount !== null) return formatPrice(amount, locale);
  return entry.weight === 'allOrders' || entry.weight === 'oneOrder' ? t.amountUnknown() : '–';
};

const statuses = ['open', 'decided', 'settled'];

/** Open ones first, of these the most expensive error first. */
export const compareByErrorCost =
  ({ project }: Audit) =>
  (a: RegisterEntry, b: RegisterEntry): number =>
    statuses.indexOf(a.status) - statuses.indexOf(b.status) ||
    weights.indexOf(a.weight) - weights.indexOf(b.weight) ||
    (moneyAtRisk(b, project) ?? -1) - (moneyAtRisk(a, project) ?? -1);
