import type { CodeMutant } from '../list-mutants.ts';
import type { Equivalent } from './equivalent.ts';
import { equivalentsInModules } from './equivalents-in-modules.ts';
import { equivalentsInRules } from './equivalents-in-rules.ts';

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
