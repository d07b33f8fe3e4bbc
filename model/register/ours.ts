import type { RegisterEntry } from '../schema/forms.ts';

/** Register entries on our own decisions. */
export const oursRegister = [
  {
    id: 'C75',
    area: 'ours',
    subject: 'The provider and outside addresses',
    says: [{ section: '2', variant: 'external links: customer zone, app stores, shop' }],
    decision:
      'Placeholders in model/organisation.ts, model/external-links.ts, model/app-links.ts and model/tag-manager.ts, marked as such.',
    reason:
      'Name, phone, e-mail, address, NIP, addresses of other sites and the container of the tag manager are not given.',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C76',
    area: 'ours',
    subject: 'Names of the instructors',
    says: [{ section: '3', variant: 'about 34 instructors: title (name), image, position' }],
    decision:
      '34 neutral titles: one per city, four regional managers, human resources, and two by audience; the instructor of a region is the one of its city.',
    reason: 'No real person is invented.',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C77',
    area: 'ours',
    subject: 'Header, names and short labels of the course types',
    says: [
      { section: '3', variant: 'format (always video or image), source (video link)' },
      { section: '3', variant: 'short labels' },
    ],
    decision:
      'Every header is an image until a video link is given; full names are made from the slugs and course descriptions.',
    reason: 'Neither links nor full names are given.',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C78',
    area: 'ours',
    subject: 'Keys of the company types',
    says: [
      { section: '3', variant: 'calendar keys: …, 2dn, event, kursy-dla-firm' },
      { section: '1', variant: 'company BLS AED extendable to two days; rescue events' },
    ],
    decision:
      '2dn is the key of company BLS AED and event that of company events, both asked with the client kursy-dla-firm; the other company types are on enquiry.',
    reason: 'No other type can mean them; event has a short label as type keys have.',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C79',
    area: 'ours',
    subject: 'Days of a term',
    says: [
      { section: '1', variant: 'KPP: two consecutive weekends' },
      { section: '1', variant: 'BLS-AED: 4 hours; recertification: short refresher and exams' },
    ],
    decision:
      'Recertification and the 4-hour courses are one day; KPP II, EDB and KIPP are not known, so no end is shown.',
    reason: 'The calendar gives the start only.',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C80',
    area: 'ours',
    subject: 'Pages of our own',
    says: [
      { section: '2', variant: 'table of medical situations (no page named)' },
      { section: '2', variant: 'the English twins of the type lists have no paths' },
    ],
    decision:
      '/stany-nagle, /deklaracja-dostepnosci, /odstapienie-od-umowy, /audyt (environments alfa and internal only), a 404 page, and English paths for the type lists.',
    reason: 'A table, a statement and a function of the law need an address.',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C81',
    area: 'ours',
    subject: 'Calls of our own and open payload details',
    says: [
      { section: '7', variant: 'registration submit, payment, account deletion: not shown' },
      { section: '7', variant: 'price, localization (city id or null), items' },
    ],
    decision:
      'Paths under /api/registrations, /api/payments, /api/account-deletions and /api/withdrawals; references that cannot be guessed; in the calendar the price is a number of złoty, a city its number, a term an integer; our own amounts are grosze.',
    reason: 'The contract is not written down further.',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C82',
    area: 'ours',
    subject: 'Names of the four audience forms',
    says: [{ section: '7', variant: 'individual form, company form, uniformed form, fire-service form' }],
    decision: '“Formularz dla osób prywatnych”, “… dla firm”, “… dla służb mundurowych”, “… dla straży pożarnej”.',
    reason: 'Only the default name is given.',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C83',
    area: 'ours',
    subject: 'Medicines in the table of situations',
    says: [
      {
        section: '2',
        variant: 'auto-injector; glucagon syringe or nasal spray; nasal, rectal or cheek drug; inhaler; aspirin dosing',
      },
    ],
    decision:
      'Only these words stand in the table; where no medicine is named it says “lek dostępny na miejscu”; the dosing of aspirin is left to a physician.',
    reason: 'Medical content needs a named reviewer.',
    confirmedBy: 'physician',
    status: 'open',
  },
  {
    id: 'C84',
    area: 'ours',
    subject: 'How a second person is brought',
    says: [
      { section: '1', variant: 'discount of 200 PLN for bringing a second person' },
      { section: '5', variant: 'one person per e-mail address' },
    ],
    decision:
      'The booking names the e-mail of the second person, who registers on their own; the discount is applied once for the pair.',
    reason: 'A certificate needs the data of each person from that person.',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C85',
    area: 'ours',
    subject: 'How long data are kept',
    says: [{ section: '3', variant: 'stored shape of a registration: not shown' }],
    decision:
      'Contact messages and deletion requests 12 months, invoice details 5 years, contract data 6 years, training records 5 years.',
    reason: 'No times are given except for training records (domain section 3.5).',
    confirmedBy: 'lawyer',
    status: 'open',
  },
  {
    id: 'C86',
    area: 'ours',
    subject: 'Menus',
    says: [{ section: '3', variant: 'menu entries: name, uri or url, special flag' }],
    decision: 'Menus follow the audiences and the route table; the special entry is shown as a button (“Znajdź kurs”).',
    reason: 'The entries and the meaning of the flag are not given.',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C87',
    area: 'ours',
    subject: 'Label and offsets of a city on the map',
    says: [{ section: '3', variant: 'city: label (may contain a line break), optional style offsets' }],
    decision:
      'Names of two words break after the first; no offsets are stored, the position comes from the coordinates.',
    reason: 'Neither labels nor offsets are given.',
    confirmedBy: 'nobody',
    status: 'decided',
  },
  {
    id: 'C88',
    area: 'ours',
    subject: 'Environment of a local start',
    says: [{ section: '2', variant: 'environments alfa and internal' }],
    decision: 'Three environments: alfa, internal, production; production alone is open to search engines.',
    reason: 'The audit pages and the chat widget must be reachable for those who check them.',
    confirmedBy: 'nobody',
    status: 'decided',
  },
  {
    id: 'C89',
    area: 'ours',
    subject: 'Fields added to the registration form',
    says: [{ section: '3', variant: 'registration form fields' }],
    decision:
      'Added: way of identity, document number, date of birth, discount code, second person, school insurance, expiry of the certificate, cooperating unit, request for an early start.',
    reason: 'The rules of specification section 5 and the register (C16, C17, C24–C27) cannot be checked without them.',
    confirmedBy: 'lawyer',
    status: 'open',
  },
  {
    id: 'C90',
    area: 'ours',
    subject: 'Galleries that are not stated',
    says: [{ section: '3', variant: 'gallery sizes: KPP 29, recertification 22, BLS 11, PED 9 …' }],
    decision: 'English BLS-AED shows the set of BLS; uniformed and fire types have no gallery.',
    reason: 'The section is shown only if the type has images.',
    confirmedBy: 'owner',
    status: 'open',
  },
  {
    id: 'C91',
    area: 'ours',
    subject: 'Settings of the carousels',
    says: [{ section: '3', variant: 'carousel settings: height, folder, cycle, interval, continuous' }],
    decision:
      'Logos and course galleries cycle and are continuous; the interval is that of specification section 9; no height.',
    reason: 'The settings are named, their values are not.',
    confirmedBy: 'nobody',
    status: 'decided',
  },
  {
    id: 'C92',
    area: 'ours',
    subject: 'Course chooser',
    says: [{ section: '1', variant: 'courses of four audiences, without a rule which course fits whom' }],
    decision:
      'Four questions (audience, certificate that ends, aim, language) lead to one course; a combination without a course is not offered.',
    reason: 'Visitors know why they come, not how their course is called.',
    confirmedBy: 'owner',
    status: 'open',
  },
] as const satisfies readonly RegisterEntry[];
