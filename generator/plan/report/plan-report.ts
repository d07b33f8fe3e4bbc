import type { Finding } from '../../problems/finding.ts';
import type { Planning } from '../planning/planning.ts';
import {
  citiesWithoutDates,
  contradictions,
  placeholderFacts,
  unchosenCourses,
  unconfirmedCityIds,
  undatedPromotions,
  unsourcedClaims,
} from './fact-gaps.ts';
import { openQuestions } from './register-gaps.ts';
import type { ReportSection } from './report.ts';
import { textGaps, titleFaults } from './text-gaps.ts';

/** What the data still lack, for the owner: gaps, contradictions, placeholders and open questions. */
export const planReport = (planning: Planning, titles: readonly Finding[]): readonly ReportSection[] => [
  textGaps(planning),
  titleFaults(titles),
  citiesWithoutDates(planning),
  unconfirmedCityIds(planning),
  unchosenCourses(planning),
  unsourcedClaims(planning),
  undatedPromotions(planning),
  contradictions(planning),
  placeholderFacts(planning),
  openQuestions(planning),
];
