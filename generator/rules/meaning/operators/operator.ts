import type { LocalizedText } from '#model/localized-text.ts';
import type { Domain } from '#model/rules/domain.ts';
import type { Unit } from '#model/rules/parameter.ts';
import type { Value } from '../region.ts';

export type Kind = Domain['kind'];

/**
 * One entry of the closed list of operators. If an argument is null the result is null, except for `known`. `module` is the module of
 * src/domain whose function of the same name the generated code calls; `print` is set if the code is an expression instead.
 */
export interface Operator {
  /** The result in words: {a} and {b} are the arguments, {p} the parameter. */
  readonly phrase: LocalizedText;
  readonly takes: readonly (readonly Kind[])[];
  readonly gives: Domain;
  readonly givesNull?: boolean;
  readonly needs: 'nothing' | 'parameter';
  /** The units that its parameter may have. */
  readonly units?: readonly Unit[];
  /** The units of the result; without this field the result has the unit of the first argument. */
  readonly givesUnit?: readonly Unit[];
  readonly module: string | null;
  /** The table of generated/data that `print` also names. */
  readonly reads?: { readonly file: string; readonly name: string };
  readonly evaluate: (args: readonly Value[], parameter: number | null) => Value;
  readonly print?: (args: readonly string[], parameter: string) => string;
}

export type Operators = Readonly<Record<string, Operator>>;
