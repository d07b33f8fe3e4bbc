import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#backend/database/open-database.ts';
import { contactMessages, outgoingMails } from '#backend/database/schema.ts';
import { renderMail } from '#backend/outbox/render/render-mail.ts';
import { makeEarlierDatabase } from '../fixtures/earlier-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'answers-of-messages-'));
afterAll(() => rmSync(folder, { recursive: true }));

const rows = `
  INSERT INTO contact_message (name, phone, email, content, received_at, held)
  VALUES ('Łucja', '600700800', 'l@example.pl', E'raz\\ndwa', now(), 'too-fast');
  INSERT INTO outgoing_mail (message_id, kind, locale, facts, created_at)
  VALUES ('1', 'contact-message', 'pl', '{"name": "Łucja", "phone": "600700800", "email": "l@example.pl", "content": "raz\\ndwa"}', now()),
         ('2', 'contact-message', 'pl', '{"name": "Jan", "phone": "600700801", "email": "j@example.pl", "content": null}', now());`;

test('the migration moves columns of a message into its answers, and waiting mails contain all of them', async () => {
  await makeEarlierDatabase(folder, 'answers_of_messages', rows);
  const { database, close } = await openDatabase({ folder });
  expect(await database.select().from(contactMessages)).toMatchObject([
    {
      answers: { name: 'Łucja', phone: '600700800', email: 'l@example.pl', content: 'raz\ndwa' },
      quarantine: 'too-fast',
    },
  ]);
  const mails = await database.select().from(outgoingMails).orderBy(outgoingMails.id);
  const [long = '', short = ''] = mails.map((mail) => renderMail(mail, 'https://example.pl').text);
  expect(long).toContain('Numer telefonu: 600700800\nAdres e-mail: l@example.pl\n\nWiadomość:\nraz\ndwa\n');
  expect(short).toContain('Imię i nazwisko: Jan\nNumer telefonu: 600700801\nAdres e-mail: j@example.pl\n');
  expect(short).not.toContain('Wiadomość:');
  await close();
});
