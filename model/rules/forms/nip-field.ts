import { domain, spec } from '../../source.ts';
import { above, exactly } from '../cell.ts';
import { oneOf, text } from '../domain.ts';
import { lengthOf, nipChecksumOk, nipOf } from '../fact.ts';
import { decisionTable, example, row } from '../language.ts';

export const nipField = decisionTable({
  id: 'nip-field',
  area: 'forms',
  title: { pl: 'NIP do faktury', en: 'Tax number for the invoice' },
  sentence: {
    pl: 'Pole nieobowiązkowe; jeżeli jest wypełnione, ma 10 cyfr ze zgodną cyfrą kontrolną.',
    en: 'Optional; if given, 10 digits with the right control digit.',
  },
  source: spec('3', 'NIP (optional, for invoice)'),
  inputs: { value: text() },
  facts: {
    number: nipOf('value'),
    characters: lengthOf('number'),
    checksumOk: nipChecksumOk('number'),
  },
  outputs: oneOf('ok', 'form/nipError'),
  hit: 'unique',
  coverage: 'total',
  rows: [
    row('empty', { characters: exactly(0) }, 'ok'),
    row('valid', { characters: above(0), checksumOk: exactly(true) }, 'ok'),
    row('wrong', { characters: above(0), checksumOk: exactly(false) }, 'form/nipError'),
  ],
  examples: [
    example({ value: '' }, 'ok'),
    example({ value: '526-025-02-74' }, 'ok', domain('3.2', 'Test: 5260250274 ok')),
    example({ value: 'PL 1234563218' }, 'ok', domain('3.2', 'Test: 1234563218 ok')),
    example({ value: '1234567890' }, 'form/nipError', domain('3.2', 'Test: 1234567890 bad')),
    example({ value: '0000000000' }, 'form/nipError', domain('3.2', '0000000000 passes the sum and must be refused')),
    example({ value: '52602502' }, 'form/nipError'),
  ],
  assumptions: [],
  questions: [],
});
