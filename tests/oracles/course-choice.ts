/** What it is written from. */
export const source = ['C92'];

const offers: Record<string, Record<string, string>> = {
  individual: {
    children: 'ped',
    rescuer: 'kpp',
    practice: 'kpp2',
    teaching: 'edb',
    instructing: 'kipp',
    basics: 'bls',
  },
  company: { basics: 'company-bls', injuries: 'company-injuries', rescuer: 'company-kpp', event: 'company-event' },
  uniformed: { rescuer: 'military-kpp', attack: 'attack', attackTactical: 'attack-tccc' },
  fire: { rescuer: 'fire-kpp', chemical: 'fire-chem', road: 'fire-road' },
};
const renewals: Record<string, string> = {
  individual: 'kpp-rec',
  company: 'company-kpp-rec',
  uniformed: 'uniformed-kpp-rec',
  fire: 'fire-kpp-rec',
};

/** Specification section 1: each audience has its courses; BLS-AED alone is held in English. */
export const oracle = (person: { audience: string; certificate: string; aim: string; language: string }): string => {
  if (person.certificate === 'ending') return renewals[person.audience] ?? '?';
  const course = offers[person.audience]?.[person.aim] ?? 'askUs';
  return course === 'bls' && person.language === 'english' ? 'bls-eng' : course;
};
