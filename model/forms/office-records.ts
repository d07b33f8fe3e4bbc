import { contract } from './legal-basis.ts';

const basis = { pl: 'obowiązek wykazania zgodności z prawem', en: 'duty to show that the law is kept' };

/** The records of the office about its own work, in addition to the fields of forms. */
export const officeRecords = {
  id: 'office-records',
  name: { pl: 'Zapiski biura', en: 'Records of the office' },
  rows: [
    {
      fields: { pl: 'kto wydał polecenie, kiedy oraz jakie', en: 'who gave which command, and when' },
      purpose: { pl: 'żeby było wiadomo, kto co zmienił', en: 'so that it is known who changed what' },
      law: 'gdpr-6-duty',
      basis,
      retention: 'officeJournalMonths',
    },
    {
      fields: { pl: 'kto czytał dane zaszyfrowane, kiedy oraz po co', en: 'who looked at encrypted data, when and why' },
      purpose: { pl: 'żeby można było wykazać każdy odczyt numeru PESEL', en: 'so that every look at a PESEL can be accounted for' },
      law: 'gdpr-6-duty',
      basis,
      retention: 'accessLogYears',
    },
    {
      fields: { pl: 'notatka do zgłoszenia, np. ustalenia z rozmowy telefonicznej', en: 'note on a booking, such as what was agreed on the phone' },
      purpose: { pl: 'żeby biuro dotrzymało tego, co ustaliło', en: 'so that the office keeps what was agreed' },
      law: contract.laws[0],
      basis: { pl: contract.pl, en: contract.en },
      retention: 'contractRecordYears',
    },
  ],
} as const;
