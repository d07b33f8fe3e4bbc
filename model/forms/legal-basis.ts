/** Why a field may be asked (domain section 3.5). */
export const contract = 'GDPR art. 6(1)(b): performance of the contract';
export const preContract = 'GDPR art. 6(1)(b): steps before a contract, at your request';
export const certificateDuty = 'GDPR art. 6(1)(c): state certificate, Act on the State Medical Rescue';
export const invoiceDuty = 'GDPR art. 6(1)(c): invoice';
export const consumerDuty = 'GDPR art. 6(1)(c): Act of 30 May 2014 on consumer rights';
export const rightsDuty = 'GDPR art. 6(1)(c): answer to a request under GDPR art. 17';
