import type { Unit } from './parameter.ts';
import { courseParameters } from './parameters/course-parameters.ts';
import { formParameters } from './parameters/form-parameters.ts';
import { mailParameters } from './parameters/mail-parameters.ts';
import { priceParameters } from './parameters/price-parameters.ts';
import { retentionParameters } from './parameters/retention-parameters.ts';
import { serviceParameters } from './parameters/service-parameters.ts';
import { widgetParameters } from './parameters/widget-parameters.ts';

/** Every number of the business. Rows, texts and pages refer to them by name. */
export const parameters = {
  ...courseParameters,
  ...priceParameters,
  ...formParameters,
  ...retentionParameters,
  ...widgetParameters,
  ...mailParameters,
  ...serviceParameters,
};

export type ParameterId = keyof typeof parameters;

/** The parameters of a unit: what is counted in years is never read as months. */
export type ParameterOf<U extends Unit> = {
  readonly [Id in ParameterId]: (typeof parameters)[Id]['unit'] extends U ? Id : never;
}[ParameterId];
