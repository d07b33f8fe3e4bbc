import type { LawId } from '../laws.ts';
import type { LocalizedText } from '../localized-text.ts';

/** The legal basis of a field, in words, with the passages of the law. */
interface LegalBasis extends LocalizedText {
  readonly laws: readonly [LawId, ...LawId[]];
}

export const contract = { pl: 'wykonanie umowy', en: 'performance of the contract', laws: ['gdpr-6-contract'] } as const satisfies LegalBasis;

export const enquiry = {
  pl: 'działania przed zawarciem umowy, na Twoją prośbę, a w imieniu firmy prawnie uzasadniony interes',
  en: 'steps before a contract, at your request, and for a company a legitimate interest',
  laws: ['gdpr-6-contract', 'gdpr-6-interest'],
} as const satisfies LegalBasis;

export const certificateDuty = {
  pl: 'państwowe zaświadczenie',
  en: 'state certificate',
  laws: ['gdpr-6-duty', 'medical-rescue-13', 'kpp-regulation'],
} as const satisfies LegalBasis;

export const invoiceDuty = { pl: 'faktura', en: 'invoice', laws: ['gdpr-6-duty', 'tax-ordinance-86'] } as const satisfies LegalBasis;

export const consumerDuty = {
  pl: 'obowiązki wobec konsumenta',
  en: 'duties towards a consumer',
  laws: ['gdpr-6-duty', 'consumer-rights-27'],
} as const satisfies LegalBasis;

export const rightsDuty = { pl: 'odpowiedź na żądanie', en: 'answer to a request', laws: ['gdpr-6-duty', 'gdpr-17'] } as const satisfies LegalBasis;
