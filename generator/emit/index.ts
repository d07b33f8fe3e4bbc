import type { SitePlan } from '../plan/site-plan.ts';
import { emitAnalytics } from './analytics.ts';
import { emitApi } from './api.ts';
import { emitAuditDocuments } from './audit/documents.ts';
import { emitRuleFunctions } from './audit/rule-functions.ts';
import { emitBackend, emitLedger, emitPictures } from './backend.ts';
import type { GeneratedFile, Output } from './generated-file.ts';
import { emitMessages } from './messages.ts';
import { emitPages } from './pages.ts';
import { emitRedirects } from './redirects.ts';
import { emitReport } from './report.ts';
import { emitRoutes } from './routes.ts';
import { emitRuleFiles } from './rules.ts';
import { emitContentSchemas } from './schemas/content-schemas.ts';
import { emitPayloadSchemas } from './schemas/payload-schemas.ts';
import { emitSecurityText } from './security-text.ts';
import { emitSitemaps } from './sitemaps.ts';
import { emitStyles } from './styles.ts';
import { emitTables } from './tables.ts';

type Emitter = (plan: SitePlan) => GeneratedFile[];

/** One emitter per artefact; the order does not matter, the writer sorts. */
const contractEmitters: readonly Emitter[] = [
  emitRoutes,
  emitMessages,
  emitPayloadSchemas,
  emitContentSchemas,
  emitApi,
  emitTables,
  emitAnalytics,
  emitRedirects,
  emitSitemaps,
  emitSecurityText,
  emitStyles,
  emitBackend,
  emitLedger,
  emitReport,
  emitRuleFiles,
  emitRuleFunctions,
  emitAuditDocuments,
];

/** What only a build reads. */
const siteEmitters: readonly Emitter[] = [emitPages, emitPictures];

export const emitOutput = (plan: SitePlan): Output => ({
  files: contractEmitters.flatMap((emit) => emit(plan)),
  site: siteEmitters.flatMap((emit) => emit(plan)),
});
