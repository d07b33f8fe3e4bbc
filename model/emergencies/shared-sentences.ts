import { pictograms } from './pictograms.ts';

/** Names of emergencies that the table of medicines shares with the instructions. */
export const anaphylacticShock = { pl: 'Wstrząs anafilaktyczny', en: 'Anaphylactic shock' };
export const lowBloodSugar = { pl: 'Hipoglikemia (za niski cukier)', en: 'Hypoglycaemia (low blood sugar)' };
export const seizure = { pl: 'Napad drgawkowy', en: 'Seizure' };
export const breathlessness = { pl: 'Duszność w astmie', en: 'Breathlessness in asthma' };
export const chestPain = { pl: 'Ból w klatce piersiowej', en: 'Chest pain' };

/** When to call in the emergencies that have a medicine: one threshold for instruction and table. */
export const whenToCall = {
  anaphylaxis: { pl: 'Od razu, razem z podaniem adrenaliny.', en: 'At once, together with the adrenaline.' },
  lowBloodSugar: {
    pl: 'Gdy chory jest senny, nie może połykać, nie reaguje albo po cukrze nie jest lepiej.',
    en: 'When the person is drowsy, cannot swallow, does not respond or is no better after sugar.',
  },
  seizure: {
    pl: 'Gdy napad trwa 5 minut, powtarza się, jest pierwszy w życiu, zdarzył się w wodzie lub w ciąży albo chory nie odzyskuje przytomności.',
    en: 'When the seizure lasts 5 minutes, comes again, is the first ever, happened in water or during pregnancy, or the person does not wake up.',
  },
  breathlessness: {
    pl: 'Od razu, gdy chory nie może skończyć zdania, sinieje, słabnie albo nie ma inhalatora. W każdym razie, gdy po inhalatorze nie jest lepiej.',
    en: 'At once when the person cannot finish a sentence, turns blue, weakens or has no inhaler. In any case when the inhaler brings no relief.',
  },
  chestPain: { pl: 'Od razu.', en: 'At once.' },
};

/** Sentences of several instructions, so that all change together. */
export const callOnLoudspeaker = { pl: 'Zadzwoń pod 112 na głośniku.', en: 'Call 112 on loudspeaker.', shown: [pictograms.callOnLoudspeaker] };
export const callAndSendForAed = {
  pl: 'Zadzwoń pod 112 na głośniku i poślij kogoś po AED.',
  en: 'Call 112 on loudspeaker and send somebody for an AED.',
  shown: [pictograms.callOnLoudspeaker, pictograms.sendForAed],
};
export const switchAedOn = {
  pl: 'Włącz AED, gdy tylko dotrze, i rób to, co mówi.',
  en: 'Switch the AED on as soon as it arrives and do what it says.',
  shown: [pictograms.aedOn],
};
export const checkBreathing = { pl: 'Sprawdzaj oddech najwyżej 10 sekund.', en: 'Check for breathing for at most 10 seconds.' };
export const fiveBreaths = { pl: 'Nie oddycha prawidłowo: zrób 5 oddechów.', en: 'Not breathing normally: give 5 breaths.' };
export const ontoTheSide = {
  pl: 'Nie reaguje, ale oddycha prawidłowo: ułóż na boku.',
  en: 'No response but normal breathing: turn the person onto the side.',
  shown: [pictograms.recoveryPosition],
};
export const startResuscitation = {
  pl: 'Nie reaguje i nie oddycha prawidłowo: zacznij resuscytację.',
  en: 'No response and no normal breathing: start resuscitation.',
  shown: [pictograms.compressions],
};
export const notAloneOnTheBack = { pl: 'Nie zostawiaj nieprzytomnego na plecach bez nadzoru.', en: 'Do not leave an unconscious person alone on their back.' };

/** What to do when alone. */
export const aloneWithArrest = {
  pl: 'Zostań, telefon na głośniku. Po AED idź tylko wtedy, gdy widzisz je obok. Bez telefonu wołaj o pomoc, a gdy nikt nie słyszy, idź zadzwonić i od razu wróć.',
  en: 'Stay, phone on loudspeaker. Fetch an AED only if you see one close by. Without a phone shout for help, and if nobody hears, go and call, then come straight back.',
};
export const aloneWithChild = {
  pl: 'Zostań przy dziecku, telefon na głośniku. Bez telefonu resuscytuj przez 1 minutę, potem idź po pomoc i wróć; małe dziecko weź ze sobą.',
  en: 'Stay with the child, phone on loudspeaker. Without a phone resuscitate for 1 minute, then go for help and return; take a small child with you.',
};
export const aloneAtTheSide = {
  pl: 'Telefon na głośniku, obie ręce wolne. Nie odchodź, dopóki dyspozytor nie powie inaczej.',
  en: 'Phone on loudspeaker, both hands free. Do not leave unless the dispatcher tells you to.',
};
