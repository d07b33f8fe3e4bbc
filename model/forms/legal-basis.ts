import type { Wording } from '../wording.ts';

const basis = (pl: string, en: string) => ({ pl, en }) as const satisfies Wording;

/** Why a field may be asked (domain section 3.5). */
export const contract = basis('art. 6 ust. 1 lit. b RODO: wykonanie umowy', 'GDPR art. 6(1)(b): performance of the contract');
export const preContract = basis(
  'art. 6 ust. 1 lit. b RODO: działania przed zawarciem umowy, na Twoją prośbę',
  'GDPR art. 6(1)(b): steps before a contract, at your request',
);
export const certificateDuty = basis(
  'art. 6 ust. 1 lit. c RODO: państwowe zaświadczenie, ustawa o Państwowym Ratownictwie Medycznym',
  'GDPR art. 6(1)(c): state certificate, Act on the State Medical Rescue',
);
export const invoiceDuty = basis('art. 6 ust. 1 lit. c RODO: faktura', 'GDPR art. 6(1)(c): invoice');
export const consumerDuty = basis(
  'art. 6 ust. 1 lit. c RODO: ustawa z 30 maja 2014 r. o prawach konsumenta',
  'GDPR art. 6(1)(c): Act of 30 May 2014 on consumer rights',
);
export const rightsDuty = basis('art. 6 ust. 1 lit. c RODO: odpowiedź na żądanie z art. 17 RODO', 'GDPR art. 6(1)(c): answer to a request under GDPR art. 17');
