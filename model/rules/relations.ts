import type { Source } from '../schema/source.ts';
import { clause, commonKnowledge } from '../source.ts';
import type { Unit } from './parameter.ts';
import type { ParameterId, ParameterOf } from './parameters.ts';

/**
 * Relations between numbers on every day: `sum` adds up to the last, `share` of the first is the last, rounded up, `below` is less,
 * `next` is one more.
 */
export interface Relation {
  readonly kind: 'sum' | 'share' | 'below' | 'next';
  readonly of: readonly string[];
  readonly is: string;
  readonly source: Source;
}

/** Numbers that are added or compared have one unit; another one does not compile. */
type Related =
  | {
      readonly [U in Unit]: {
        readonly kind: 'sum' | 'below' | 'next';
        readonly of: readonly ParameterOf<U>[];
        readonly is: ParameterOf<U>;
        readonly source: Source;
      };
    }[Unit]
  | { readonly kind: 'share'; readonly of: readonly [ParameterId, ParameterOf<'percent'>]; readonly is: ParameterId; readonly source: Source };

/** Relations between numbers of the business. */
export const relations = [
  { kind: 'sum', of: ['kppPracticeHours', 'kppTheoryHours'], is: 'kppHours', source: clause('1.8') },
  { kind: 'sum', of: ['pedPracticeHours', 'pedTheoryHours'], is: 'pedHours', source: clause('1.24') },
  {
    kind: 'share',
    of: ['examQuestions', 'examPassPercent'],
    is: 'examPassQuestions',
    source: commonKnowledge({ pl: 'egzamin zdaje, kto odpowie dobrze na 90 % pytań', en: 'the exam is passed with 90 % of the answers right' }),
  },
  { kind: 'below', of: ['examQuestions'], is: 'examBankQuestions', source: clause('1.12') },
  { kind: 'below', of: ['kppPromotionalPrice'], is: 'kppPrice', source: clause('1.14', '9.7') },
  { kind: 'below', of: ['secondPersonDiscount'], is: 'kppPrice', source: clause('1.15') },
  { kind: 'below', of: ['guardianPairDiscount'], is: 'blsPrice', source: clause('1.21') },
  { kind: 'below', of: ['blsMinimumAge'], is: 'adultAge', source: clause('1.21') },
  { kind: 'below', of: ['companyBlsBasicHours'], is: 'companyBlsExtendedHours', source: clause('1.29') },
  { kind: 'below', of: ['companyBlsExerciseHours'], is: 'companyBlsExtendedHours', source: clause('1.29') },
  { kind: 'next', of: ['lastFreePlace'], is: 'fewPlacesFrom', source: clause('4.30') },
  { kind: 'below', of: ['fewPlacesFrom'], is: 'fewPlacesTo', source: clause('4.30') },
  { kind: 'next', of: ['fewPlacesTo'], is: 'severalPlacesFrom', source: clause('4.30') },
  { kind: 'below', of: ['severalPlacesFrom'], is: 'lowAvailability', source: clause('4.30') },
] as const satisfies readonly Related[];
