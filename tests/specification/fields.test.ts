import { describe, expect, it } from 'vitest';
import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { registrationForm } from '#generated/data/forms/registration.ts';
import { agreementField } from '#generated/rules/agreement-field.ts';
import { certificateExpiry } from '#generated/rules/certificate-expiry.ts';
import { contactEmailField } from '#generated/rules/contact-email-field.ts';
import { nameField } from '#generated/rules/name-field.ts';
import { nipField } from '#generated/rules/nip-field.ts';
import { peselField } from '#generated/rules/pesel-field.ts';
import { phoneField } from '#generated/rules/phone-field.ts';
import { recertificationExamDay } from '#generated/rules/recertification-exam-day.ts';
import { registrationEmailField } from '#generated/rules/registration-email-field.ts';
import { model } from '#model/index.ts';
import { normaliseAnswer } from '../../src/forms/answers.ts';
import { covers } from '../covers.ts';
import { courseText, plannedPage } from './built-text.ts';

const day = (text: string): number => parseCivilDate(text) ?? Number.NaN;

/** Values and verdicts of section 5, typed by hand. */
describe('a field', () => {
  it('for a name takes one character', covers('rule:name-field', '5.1', '8.1'), () => {
    expect(nameField({ value: ' ' }).value).toBe('form/required');
    expect(nameField({ value: 'A' }).value).toBe('ok');
  });

  it(
    'for an e-mail address takes text@text in the contact form',
    covers('rule:contact-email-field', '5.2', '8.1'),
    () => {
      expect(contactEmailField({ value: '' }).value).toBe('form/required');
      for (const value of ['anna', '@b', 'a@'])
        expect(contactEmailField({ value }).value, value).toBe('form/emailError');
      expect(contactEmailField({ value: 'a@b' }).value).toBe('ok');
    },
  );

  it(
    'for a phone number takes nine digits or more, once normalised',
    covers('rule:phone-field', '5.3', '5.11', '8.1', '9.1', 'C44'),
    () => {
      expect(phoneField({ value: '' }).value).toBe('form/required');
      expect(phoneField({ value: 'abc' }).value).toBe('form/phoneNumberError');
      expect(phoneField({ value: '60070080' }).value).toBe('form/phoneLengthError');
      expect(phoneField({ value: '600700800' }).value).toBe('ok');
      expect(phoneField({ value: '+48 600 700 800' }).value).toBe('ok');
      expect(normaliseAnswer('phone-field', '+48 600 700 800')).toBe('600700800');
    },
  );

  it('for the agreement requires a tick', covers('rule:agreement-field', '5.4', 'C37'), () => {
    expect(agreementField({ ticked: false }).value).not.toBe('ok');
    expect(agreementField({ ticked: true }).value).toBe('ok');
  });

  it(
    'for a PESEL takes eleven digits with a valid date of birth and check digit',
    covers('rule:pesel-field', '5.9', '9.1'),
    () => {
      expect(peselField({ value: '4405140135x' }).value).toBe('form/peselNumberError');
      expect(peselField({ value: '4405140135' }).value).toBe('form/peselLengthError');
      expect(peselField({ value: '440514013591' }).value).toBe('form/peselLengthError');
      expect(peselField({ value: '44051401358' }).value).toBe('form/peselChecksumError');
      expect(peselField({ value: '44051401359' }).value).toBe('ok');
    },
  );

  it('for a tax number takes ten digits with a valid check digit, or an empty text', covers('rule:nip-field'), () => {
    for (const value of ['', '5260250274']) expect(nipField({ value, abroad: false }).value, value).toBe('ok');
    for (const value of ['5260250275', '526025027', '526025027x'])
      expect(nipField({ value, abroad: false }).value, value).not.toBe('ok');
  });

  it(
    'for the e-mail address of a registration takes a valid one',
    covers('rule:registration-email-field', '5.11'),
    () => {
      expect(registrationEmailField({ value: 'anna@example' }).value).toBe('form/emailError');
      expect(registrationEmailField({ value: 'anna@example.pl' }).value).toBe('ok');
    },
  );
});

describe('a registration', () => {
  const required = new Map(registrationForm.fields.map((field) => [field.id, field.required]));

  it('requires two declarations: voluntary participation, and terms with privacy policy', covers('5.12'), () => {
    expect(required.get('voluntaryParticipation')).toBe('whenOrdered');
    expect(required.get('termsAcceptance')).toBe('always');
  });

  it(
    'asks for the fields of the specification and for those that we added',
    covers('3.31', '5.8', '1.23', 'C89', 'C27', 'C26', 'C220'),
    () => {
      const named = [
        'firstName',
        'lastName',
        'pesel',
        'street',
        'postalCode',
        'city',
        'email',
        'birthCity',
        'phone',
        'nip',
        'comments',
      ];
      const guardian = ['guardianFirstName', 'guardianLastName', 'guardianEmail'];
      const added = [
        'identity',
        'documentNumber',
        'birthDate',
        'country',
        'discountCode',
        'schoolInsurance',
        'certificateExpiry',
        'cooperatingUnit',
        'earlyStartRequest',
      ];
      expect([...required.keys()]).toEqual(expect.arrayContaining([...named, ...guardian, ...added]));
      for (const field of ['firstName', 'lastName', 'email', 'phone'] as const)
        expect(required.get(field)).toBe('always');
      for (const field of ['nip', 'comments', 'discountCode'] as const)
        expect(required.get(field)).toMatch(/^(?:never|optional)/);
    },
  );

  it(
    'for KPP and its recertification makes the e-mail address the login of the customer zone',
    covers('5.14', 'C73'),
    () => {
      for (const { slug, givesCustomerZone } of model.courseTypes) {
        const planned = JSON.stringify(plannedPage(`pl--${slug.pl}`));
        expect(planned.includes('loginem'), slug.pl).toBe(givesCustomerZone);
      }
    },
  );
});

describe('a certificate of KPP', () => {
  it('is valid for three years', covers('5.18', '9.6'), () => {
    expect(certificateExpiry({ issueDay: day('2026-05-10') }).value).toBe(day('2029-05-10'));
  });

  it('can be renewed on the Sunday that ends a KPP course, and on no other day of it', covers('5.20'), async () => {
    const [friday, sunday] = [day('2026-11-27'), day('2026-12-06')];
    const examOn = (examDay: number) => recertificationExamDay({ term: 'kppCourse', examDay, lastDay: sunday }).value;
    expect(examOn(sunday)).toBe('possible');
    expect(examOn(friday)).toBe('impossible');
    expect(await courseText('kpp-rec')).toContain('ostatniego dnia, w niedzielę, kursu KPP');
  });
});
