import { labelled } from '../../localized-text.ts';
import { decision } from '../../source.ts';
import { among, exactly } from '../cell.ts';
import { oneOf } from '../domain.ts';
import { decisionTable, example, row } from '../language.ts';

const individual = exactly('individual');
const company = exactly('company');
const uniformed = exactly('uniformed');
const fire = exactly('fire');
const ending = exactly('ending');
const other = exactly('other');

/** The course that fits four answers; the page asks a question only where the answers before it leave a choice. */
export const courseChoice = decisionTable({
  id: 'course-choice',
  area: 'site',
  signedBy: 'owner',
  weight: 'convenience',
  title: { pl: 'Wybór kursu w czterech pytaniach', en: 'Choosing a course in four questions' },
  sentence: {
    pl: 'Kurs wynika z tego, dla kogo jest, czy kończy się ważność zaświadczenia KPP, po co się uczymy i w jakim języku.',
    en: 'The course follows from whom it is for, whether a KPP certificate is ending, what one wants to learn and in which language.',
  },
  source: decision('C92', {
    pl: 'Wybór kursu w czterech pytaniach; do każdej odpowiedzi prowadzi odnośnik',
    en: 'A course chooser in four questions, each answer linkable',
  }),
  inputs: {
    audience: labelled(
      { pl: 'dla kogo', en: 'for whom' },
      oneOf({
        individual: { pl: 'osoby prywatne', en: 'individuals' },
        company: { pl: 'firmy', en: 'companies' },
        uniformed: { pl: 'służby mundurowe', en: 'uniformed services' },
        fire: { pl: 'straż pożarna', en: 'fire service' },
      }),
    ),
    certificate: labelled(
      { pl: 'zaświadczenie KPP', en: 'KPP certificate' },
      oneOf({ other: { pl: 'nie ma lub jest ważne', en: 'none or still valid' }, ending: { pl: 'kończy się jego ważność', en: 'validity is ending' } }),
    ),
    aim: labelled(
      { pl: 'cel nauki', en: 'aim of learning' },
      oneOf({
        basics: { pl: 'podstawy', en: 'basics' },
        children: { pl: 'pomoc dzieciom', en: 'helping children' },
        rescuer: { pl: 'tytuł ratownika', en: 'title of rescuer' },
        practice: { pl: 'ćwiczenia po kursie', en: 'practice after the course' },
        teaching: { pl: 'nauczanie w szkole', en: 'teaching at school' },
        instructing: { pl: 'prowadzenie kursów', en: 'giving courses' },
        injuries: { pl: 'urazy', en: 'injuries' },
        event: { pl: 'impreza firmowa', en: 'company event' },
        attack: { pl: 'reagowanie na zamachy', en: 'response to attacks' },
        attackTactical: { pl: 'zamachy z elementami TCCC', en: 'attacks with elements of TCCC' },
        chemical: { pl: 'ratownictwo chemiczne', en: 'chemical rescue' },
        road: { pl: 'ratownictwo drogowe', en: 'road rescue' },
      }),
    ),
    language: labelled({ pl: 'język', en: 'language' }, oneOf({ polish: { pl: 'polski', en: 'Polish' }, english: { pl: 'angielski', en: 'English' } })),
  },
  outputs: oneOf({
    kpp: { pl: 'KPP', en: 'KPP' },
    'kpp-rec': { pl: 'recertyfikacja KPP', en: 'KPP recertification' },
    bls: { pl: 'BLS-AED', en: 'BLS-AED' },
    'bls-eng': { pl: 'BLS-AED po angielsku', en: 'BLS-AED in English' },
    ped: { pl: 'pierwsza pomoc dzieciom', en: 'first aid for children' },
    kpp2: { pl: 'KPP II', en: 'KPP II' },
    edb: { pl: 'edukacja dla bezpieczeństwa', en: 'education for safety' },
    kipp: { pl: 'kurs instruktora', en: 'instructor course' },
    'company-bls': { pl: 'BLS-AED dla firm', en: 'BLS-AED for companies' },
    'company-injuries': { pl: 'urazy, dla firm', en: 'injuries, for companies' },
    'company-kpp': { pl: 'KPP dla firm', en: 'KPP for companies' },
    'company-kpp-rec': { pl: 'recertyfikacja dla firm', en: 'recertification for companies' },
    'company-event': { pl: 'Safety Day', en: 'Safety Day' },
    'military-kpp': { pl: 'KPP dla wojska', en: 'KPP for the military' },
    'uniformed-kpp-rec': { pl: 'recertyfikacja dla służb', en: 'recertification for the services' },
    attack: { pl: 'reagowanie na zamachy', en: 'response to attacks' },
    'attack-tccc': { pl: 'reagowanie na zamachy z TCCC', en: 'response to attacks with TCCC' },
    'fire-kpp': { pl: 'KPP dla straży', en: 'KPP for the fire service' },
    'fire-kpp-rec': { pl: 'recertyfikacja dla straży', en: 'recertification for the fire service' },
    'fire-chem': { pl: 'ratownictwo chemiczne, straż', en: 'chemical rescue, fire service' },
    'fire-road': { pl: 'ratownictwo drogowe, straż', en: 'road rescue, fire service' },
    askUs: { pl: 'zapytaj nas', en: 'ask us' },
  }),
  rows: [
    row(
      { id: 'individual-ending', pl: 'prywatnie: kończy się ważność', en: 'individual: validity ending' },
      { audience: individual, certificate: ending },
      'kpp-rec',
    ),
    row(
      { id: 'individual-basics', pl: 'prywatnie: podstawy', en: 'individual: basics' },
      { audience: individual, certificate: other, aim: exactly('basics'), language: exactly('polish') },
      'bls',
    ),
    row(
      { id: 'individual-english', pl: 'prywatnie: podstawy po angielsku', en: 'individual: basics in English' },
      { audience: individual, certificate: other, aim: exactly('basics'), language: exactly('english') },
      'bls-eng',
    ),
    row(
      { id: 'individual-children', pl: 'prywatnie: pomoc dzieciom', en: 'individual: helping children' },
      { audience: individual, certificate: other, aim: exactly('children') },
      'ped',
    ),
    row(
      { id: 'individual-rescuer', pl: 'prywatnie: tytuł ratownika', en: 'individual: title of rescuer' },
      { audience: individual, certificate: other, aim: exactly('rescuer') },
      'kpp',
    ),
    row(
      { id: 'individual-practice', pl: 'prywatnie: ćwiczenia', en: 'individual: practice' },
      { audience: individual, certificate: other, aim: exactly('practice') },
      'kpp2',
    ),
    row(
      { id: 'individual-teaching', pl: 'prywatnie: nauczanie w szkole', en: 'individual: teaching at school' },
      { audience: individual, certificate: other, aim: exactly('teaching') },
      'edb',
    ),
    row(
      { id: 'individual-instructing', pl: 'prywatnie: prowadzenie kursów', en: 'individual: giving courses' },
      { audience: individual, certificate: other, aim: exactly('instructing') },
      'kipp',
    ),
    row(
      { id: 'individual-none', pl: 'prywatnie: brak kursu', en: 'individual: no course' },
      { audience: individual, certificate: other, aim: among('injuries', 'event', 'attack', 'attackTactical', 'chemical', 'road') },
      'askUs',
    ),
    row(
      { id: 'company-ending', pl: 'firma: kończy się ważność', en: 'company: validity ending' },
      { audience: company, certificate: ending },
      'company-kpp-rec',
    ),
    row(
      { id: 'company-basics', pl: 'firma: podstawy', en: 'company: basics' },
      { audience: company, certificate: other, aim: exactly('basics') },
      'company-bls',
    ),
    row(
      { id: 'company-injuries', pl: 'firma: urazy', en: 'company: injuries' },
      { audience: company, certificate: other, aim: exactly('injuries') },
      'company-injuries',
    ),
    row(
      { id: 'company-rescuer', pl: 'firma: tytuł ratownika', en: 'company: title of rescuer' },
      { audience: company, certificate: other, aim: exactly('rescuer') },
      'company-kpp',
    ),
    row({ id: 'company-event', pl: 'firma: impreza', en: 'company: event' }, { audience: company, certificate: other, aim: exactly('event') }, 'company-event'),
    row(
      { id: 'company-none', pl: 'firma: brak kursu', en: 'company: no course' },
      { audience: company, certificate: other, aim: among('children', 'practice', 'teaching', 'instructing', 'attack', 'attackTactical', 'chemical', 'road') },
      'askUs',
    ),
    row(
      { id: 'uniformed-ending', pl: 'służby: kończy się ważność', en: 'services: validity ending' },
      { audience: uniformed, certificate: ending },
      'uniformed-kpp-rec',
    ),
    row(
      { id: 'uniformed-rescuer', pl: 'służby: tytuł ratownika', en: 'services: title of rescuer' },
      { audience: uniformed, certificate: other, aim: exactly('rescuer') },
      'military-kpp',
    ),
    row(
      { id: 'uniformed-attack', pl: 'służby: zamachy', en: 'services: attacks' },
      { audience: uniformed, certificate: other, aim: exactly('attack') },
      'attack',
    ),
    row(
      { id: 'uniformed-tactical', pl: 'służby: zamachy z TCCC', en: 'services: attacks with TCCC' },
      { audience: uniformed, certificate: other, aim: exactly('attackTactical') },
      'attack-tccc',
    ),
    row(
      { id: 'uniformed-none', pl: 'służby: brak kursu', en: 'services: no course' },
      {
        audience: uniformed,
        certificate: other,
        aim: among('basics', 'children', 'practice', 'teaching', 'instructing', 'injuries', 'event', 'chemical', 'road'),
      },
      'askUs',
    ),
    row({ id: 'fire-ending', pl: 'straż: kończy się ważność', en: 'fire service: validity ending' }, { audience: fire, certificate: ending }, 'fire-kpp-rec'),
    row(
      { id: 'fire-rescuer', pl: 'straż: tytuł ratownika', en: 'fire service: title of rescuer' },
      { audience: fire, certificate: other, aim: exactly('rescuer') },
      'fire-kpp',
    ),
    row(
      { id: 'fire-chemical', pl: 'straż: ratownictwo chemiczne', en: 'fire service: chemical rescue' },
      { audience: fire, certificate: other, aim: exactly('chemical') },
      'fire-chem',
    ),
    row(
      { id: 'fire-road', pl: 'straż: ratownictwo drogowe', en: 'fire service: road rescue' },
      { audience: fire, certificate: other, aim: exactly('road') },
      'fire-road',
    ),
    row(
      { id: 'fire-none', pl: 'straż: brak kursu', en: 'fire service: no course' },
      {
        audience: fire,
        certificate: other,
        aim: among('basics', 'children', 'practice', 'teaching', 'instructing', 'injuries', 'event', 'attack', 'attackTactical'),
      },
      'askUs',
    ),
  ],
  examples: [
    example({ audience: 'individual', certificate: 'ending', aim: 'basics', language: 'polish' }, 'kpp-rec'),
    example({ audience: 'individual', certificate: 'other', aim: 'basics', language: 'polish' }, 'bls'),
    example({ audience: 'individual', certificate: 'other', aim: 'basics', language: 'english' }, 'bls-eng'),
    example({ audience: 'individual', certificate: 'other', aim: 'children', language: 'polish' }, 'ped'),
    example({ audience: 'individual', certificate: 'other', aim: 'rescuer', language: 'polish' }, 'kpp'),
    example({ audience: 'individual', certificate: 'other', aim: 'practice', language: 'polish' }, 'kpp2'),
    example({ audience: 'individual', certificate: 'other', aim: 'teaching', language: 'polish' }, 'edb'),
    example({ audience: 'individual', certificate: 'other', aim: 'instructing', language: 'polish' }, 'kipp'),
    example({ audience: 'individual', certificate: 'other', aim: 'road', language: 'polish' }, 'askUs'),
    example({ audience: 'company', certificate: 'ending', aim: 'rescuer', language: 'polish' }, 'company-kpp-rec'),
    example({ audience: 'company', certificate: 'other', aim: 'basics', language: 'polish' }, 'company-bls'),
    example({ audience: 'company', certificate: 'other', aim: 'injuries', language: 'polish' }, 'company-injuries'),
    example({ audience: 'company', certificate: 'other', aim: 'rescuer', language: 'polish' }, 'company-kpp'),
    example({ audience: 'company', certificate: 'other', aim: 'event', language: 'polish' }, 'company-event'),
    example({ audience: 'company', certificate: 'other', aim: 'children', language: 'polish' }, 'askUs'),
    example({ audience: 'uniformed', certificate: 'ending', aim: 'rescuer', language: 'polish' }, 'uniformed-kpp-rec'),
    example({ audience: 'uniformed', certificate: 'other', aim: 'rescuer', language: 'polish' }, 'military-kpp'),
    example({ audience: 'uniformed', certificate: 'other', aim: 'attack', language: 'polish' }, 'attack'),
    example({ audience: 'uniformed', certificate: 'other', aim: 'attackTactical', language: 'polish' }, 'attack-tccc'),
    example({ audience: 'uniformed', certificate: 'other', aim: 'basics', language: 'polish' }, 'askUs'),
    example({ audience: 'fire', certificate: 'ending', aim: 'rescuer', language: 'polish' }, 'fire-kpp-rec'),
    example({ audience: 'fire', certificate: 'other', aim: 'rescuer', language: 'polish' }, 'fire-kpp'),
    example({ audience: 'fire', certificate: 'other', aim: 'chemical', language: 'polish' }, 'fire-chem'),
    example({ audience: 'fire', certificate: 'other', aim: 'road', language: 'polish' }, 'fire-road'),
    example({ audience: 'fire', certificate: 'other', aim: 'attack', language: 'polish' }, 'askUs'),
  ],
  assumptions: ['C92'],
});
