import type { Finding } from '../../problems/finding.ts';
import type { Planning } from '../planning/planning.ts';
import {
  reportCitiesWithoutDates,
  reportContradictingSources,
  reportCoursesOutsideChooser,
  reportPlaceholderFacts,
  reportUnconfirmedCityIds,
  reportUndatedPromotions,
  reportUnsourcedClaims,
} from './fact-gaps.ts';
import { reportOpenQuestions } from './register-gaps.ts';
import type { ReportSection } from './report.ts';
import { reportMissingTexts, reportTitleFaults } from './text-gaps.ts';

/** The report for the owner on what the data lack: gaps, contradictions, placeholders and open questions. */
export const planDataReport = (planning: Planning, titles: readonly Finding[]): readonly ReportSection[] => [
  reportMissingTexts(planning),
  reportTitleFaults(titles),
  reportCitiesWithoutDates(planning),
  reportUnconfirmedCityIds(planning),
  reportCoursesOutsideChooser(planning),
  reportUnsourcedClaims(planning),
  reportUndatedPromotions(planning),
  reportContradictingSources(planning),
  reportPlaceholderFacts(planning),
  reportOpenQuestions(planning),
];
