import type { LocalizedText } from '#model/localized-text.ts';
import type { Domain } from '#model/rules/domain.ts';
import type { Unit } from '#model/rules/parameter.ts';
import type { Value } from '../region.ts';

export type Kind = Domain['kind'];

/**
 * One entry of the closed list of operators. A null argument gives null, but for `known`. `module` is the module of src/domain
 * whose function of the same name the generated code calls; `print` is set where the code is an expression instead.
 */
export interface Operator {
  /** What it gives, in words: {a} and {b} are its arguments, {p} its parameter. */
  readonly phrase: LocalizedText;
  readonly takes: readonly (readonly Kind[])[];
  readonly gives: Domain;
  readonly givesNull?: boolean;
  readonly needs: 'nothing' | 'parameter';
  /** Units of the parameters that it takes. */
  readonly units?: readonly Unit[];
  /** Unit of what it gives; that of its first argument where it has none of its own. */
  readonly givesUnit?: readonly Unit[];
  readonly module: string | null;
  /** The table of generated/data that `print` also names. */
  readonly reads?: { readonly file: string; readonly name: string };
  readonly evaluate: (args: readonly Value[], parameter: number | null) => Value;
  readonly print?: (args: readonly string[], parameter: string) => string;
}

export type Operators = Readonly<Record<string, Operator>>;
