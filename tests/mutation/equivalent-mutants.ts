import { equivalentsInModules } from './equivalents-in-modules.ts';
import { equivalentsInRules } from './equivalents-in-rules.ts';
import type { CodeMutant } from './list-mutants.ts';

/** Faults that change nothing anybody can see, with the reason in one sentence. */
export interface Equivalent {
  readonly modules: readonly string[];
  /** Texts of which the line must hold one; without them any line will do. */
  readonly on?: readonly string[];
  /** `original → replacement`; `*` stands for any replacement of the original. */
  readonly faults: readonly string[];
  readonly reason: string;
}

const equivalents: readonly Equivalent[] = [...equivalentsInRules, ...equivalentsInModules];

/** Why a mutant that nothing notices is no fault; null when no reason is known. */
export const reasonFor = (module: string, mutant: CodeMutant, lineText: string): string | null => {
  const [exactly, anyhow] = [`${mutant.original} → ${mutant.replacement}`, `${mutant.original} → *`];
  const found = equivalents.find(
    ({ modules, on, faults }) =>
      modules.includes(module) &&
      (on === undefined || on.some((text) => lineText.includes(text))) &&
      (faults.includes(exactly) || faults.includes(anyhow)),
  );
  return found?.reason ?? null;
};

/** Every reason that is written down. */
export const reasons = (): readonly string[] => equivalents.map(({ reason }) => reason);
