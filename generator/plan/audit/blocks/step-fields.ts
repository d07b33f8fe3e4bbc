import type { StepFields } from '#domain/audit/audit-data.ts';
import type { LocalizedTexts } from '#model/localized-text.ts';
import type { TransitionTable } from '#model/rules/language.ts';
import { everyCarried, heldDomains } from '../../../rules/meaning/transition-domains.ts';
import { fieldOf, fieldsOf, type Translator } from '../translator.ts';

/** What a step of a transition table is made of, with the names that a reader knows. */
export const stepFields = (table: TransitionTable, translator: Translator): StepFields => {
  const { t } = translator;
  const field = (name: string, label: string, values: LocalizedTexts) =>
    fieldOf({ name, label, domain: { kind: 'oneOf', values } }, translator);
  return {
    state: [field('state', t('state'), table.states), ...fieldsOf(heldDomains(table), translator)],
    event: field('type', t('event'), table.events),
    carried: fieldsOf(everyCarried(table), translator),
    effects: field('effects', t('effects'), table.effects),
  };
};
