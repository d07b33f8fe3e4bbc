import { createContext, use } from 'react';
import { i18nObject } from 'typesafe-i18n';
import type { Locale } from '#domain/locale.ts';
import english from '#generated/i18n/en.json' with { type: 'json' };
import type { Messages, Namespace } from '#generated/i18n/messages.ts';
import polish from '#generated/i18n/pl.json' with { type: 'json' };
import type { Project } from '#generator/validate/project.ts';
import type { Evidence } from './evidence.ts';
import type { Repository } from './repository.ts';
import type { Citing } from './words/citing.ts';
import type { RuleCases } from './words/rule-cases.ts';

type Dictionaries = { readonly [Name in Namespace]: { readonly [Key in keyof Messages[Name]]: string } };

const messagesIn: Readonly<Record<Locale, Messages>> = {
  pl: i18nObject<Locale, Dictionaries, Messages>('pl', polish),
  en: i18nObject<Locale, Dictionaries, Messages>('en', english),
};

/** The texts of the audit itself, from `content/<locale>/messages/audit.yaml`. */
export type AuditTexts = Messages['audit'];
export const auditTextsInLocale = (locale: Locale): AuditTexts => messagesIn[locale].audit;

/** What every document is printed from, in one language. */
export interface Audit {
  readonly locale: Locale;
  readonly t: AuditTexts;
  /** Model and content; the numbers of the edition are in the texts of rules and decisions. */
  readonly project: Project;
  /** Where the model cites each clause, law, guideline and decision. */
  readonly citing: Citing;
  readonly cases: RuleCases;
  readonly evidence: Evidence;
  readonly repository: Repository;
}

export const AuditContext = createContext<Audit | null>(null);

export const useAudit = (): Audit => {
  const audit = use(AuditContext);
  if (audit === null) throw new Error('A part of the audit is printed outside AuditContext.');
  return audit;
};
