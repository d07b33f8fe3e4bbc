import type { SitePlan } from '../plan/site-plan.ts';
import { emitAnalytics } from './code/analytics.ts';
import { emitApiDocuments } from './code/api.ts';
import { emitCallContracts } from './code/contracts.ts';
import { emitMails } from './code/mails.ts';
import { emitRoutes } from './code/routes.ts';
import { emitModelTables } from './code/tables.ts';
import { emitTestTags } from './code/tags.ts';
import type { GeneratedFile, Output } from './generated-file.ts';
import { emitHostRules, emitRedirects } from './redirects.ts';
import { emitDataReport } from './report.ts';
import { emitRulesOfPlan } from './rules/emit-rules.ts';
import { emitContentSchemas } from './schemas/content-schemas.ts';
import { emitPayloadSchemas } from './schemas/payload-schemas.ts';
import { emitSettingsTables } from './settings-table.ts';
import { emitBackendData, emitPageChanges, emitPictures, emitUrlLedger } from './site/backend.ts';
import { emitBrandColours } from './site/brand.ts';
import { emitMessages } from './site/messages.ts';
import { emitPages } from './site/pages.ts';
import { emitSecurityText } from './site/security-text.ts';
import { emitSitemaps } from './site/sitemaps.ts';
import { emitStyles } from './site/styles.ts';
import { emitModelSnapshot } from './snapshot.ts';

type Emitter = (plan: SitePlan) => GeneratedFile[];

/** The emitters of generated/. Their order does not matter, since the writer sorts the files. */
const contractEmitters: readonly Emitter[] = [
  emitRoutes,
  emitMessages,
  emitPayloadSchemas,
  emitContentSchemas,
  emitApiDocuments,
  emitCallContracts,
  emitModelTables,
  emitTestTags,
  emitMails,
  emitAnalytics,
  emitRedirects,
  emitStyles,
  emitBrandColours,
  emitBackendData,
  emitUrlLedger,
  emitPageChanges,
  emitModelSnapshot,
  emitDataReport,
  emitRulesOfPlan,
  emitSettingsTables,
];

/** The emitters of the page data, which only a build and the audit read. */
const siteEmitters: readonly Emitter[] = [emitPages, emitPictures, emitHostRules, emitSitemaps, emitSecurityText];

export const emitAllFiles = (plan: SitePlan): Output => ({
  files: contractEmitters.flatMap((emit) => emit(plan)),
  site: siteEmitters.flatMap((emit) => emit(plan)),
});
