import type { StepFields } from '#domain/audit/audit-data.ts';
import type { LocalizedTexts } from '#model/localized-text.ts';
import type { TransitionTable } from '#model/rules/language.ts';
import { everyCarried, heldDomains } from '../../../rules/meaning/transition-domains.ts';
import { fieldOf, fieldsOf, type Reader } from '../reader.ts';

/** What a step of a transition table is made of, with the names that a reader knows. */
export const stepFields = (table: TransitionTable, reader: Reader): StepFields => {
  const { say } = reader;
  const field = (name: string, label: string, values: LocalizedTexts) =>
    fieldOf({ name, label, domain: { kind: 'oneOf', values } }, reader);
  return {
    state: [field('state', say('state'), table.states), ...fieldsOf(heldDomains(table), reader)],
    event: field('type', say('event'), table.events),
    carried: fieldsOf(everyCarried(table), reader),
    effects: field('effects', say('effects'), table.effects),
  };
};
