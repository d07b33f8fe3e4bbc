/** Names of emergencies that the table of medicines shares with the instructions. */
export const anaphylacticShock = { pl: 'Wstrząs anafilaktyczny', en: 'Anaphylactic shock' };
export const chestPain = { pl: 'Ból w klatce piersiowej', en: 'Chest pain' };
export const seizure = { pl: 'Napad drgawkowy', en: 'Seizure' };

/** Sentences of several instructions, so that all change together. */
export const callAndSendForAed = { pl: 'Zadzwoń pod 112 na głośniku i poślij kogoś po AED.', en: 'Call 112 on loudspeaker and send somebody for an AED.' };
export const switchAedOn = { pl: 'Włącz AED, gdy tylko dotrze, i rób to, co mówi.', en: 'Switch the AED on as soon as it arrives and do what it says.' };
export const fiveBreaths = { pl: 'Nie oddycha prawidłowo: zrób 5 oddechów.', en: 'Not breathing normally: give 5 breaths.' };
export const startResuscitation = {
  pl: 'Nie reaguje i nie oddycha prawidłowo: zacznij resuscytację.',
  en: 'No response and no normal breathing: start resuscitation.',
};
export const notAloneOnTheBack = { pl: 'Nie zostawiaj nieprzytomnego na plecach bez nadzoru.', en: 'Do not leave an unconscious person alone on their back.' };
