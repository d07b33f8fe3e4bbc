INSERT INTO "term" ("id", "type", "client", "city", "date_start", "hours", "free_places", "reserve_count", "booked", "demo")
VALUES (11, 'kpp', 'kursy-dla-osob-prywatnych', 'wroclaw', '2027-02-06', NULL, 3, 1, true, false);

INSERT INTO "registration" ("reference", "term", "locale", "email_digest", "partner_digest", "status", "places", "reserve_number", "price", "withdrawal_until", "person", "sensitive", "created_at")
VALUES
  ('firstfirstfirstfirstfirstfirst01', 11, 'pl', 'digest-1', NULL, 'pay', 1, NULL, 159000, '2026-12-05', '{"email": "anna@example.pl", "firstName": "Anna", "comments": "Zażółć 🚑"}', 'v1.BQUFBQUFBQUFBQUFaF3YI60BALcDM0s5lTpxp6jsjmVsVb42bMBbNqmDXakVvKLLBCTa', '2026-11-21 11:00:00+00'),
  ('firstfirstfirstfirstfirstfirst02', 11, 'en', 'digest-2', 'digest-1', 'sent', 1, 1, 139000, '2026-12-05', '{"email": "ewa@example.pl"}', NULL, '2026-11-21 12:00:00+00'),
  ('firstfirstfirstfirstfirstfirst03', 11, 'pl', 'digest-3', NULL, 'paid', 2, NULL, 159000, '2026-12-05', '{"email": "jan@example.pl"}', NULL, '2026-11-21 13:00:00+00'),
  ('firstfirstfirstfirstfirstfirst04', 11, 'pl', 'digest-4', NULL, 'failed', 1, NULL, 159000, '2026-12-05', '{"email": "ola@example.pl"}', NULL, '2026-11-21 14:00:00+00'),
  ('firstfirstfirstfirstfirstfirst05', 11, 'pl', 'digest-5', NULL, 'completed', 1, NULL, 0, '2026-12-05', '{"email": "iza@example.pl"}', NULL, '2026-11-21 15:00:00+00');

INSERT INTO "payment" ("session", "registration", "amount", "status", "created_at")
VALUES
  ('session-1', 'firstfirstfirstfirstfirstfirst03', 159000, 'succeeded', '2026-11-21 13:05:00+00'),
  ('session-2', 'firstfirstfirstfirstfirstfirst04', 159000, 'failed', '2026-11-21 14:05:00+00');

INSERT INTO "contact_message" ("name", "phone", "email", "content", "received_at")
VALUES ('Łucja', '600700800', 'l@example.pl', E'raz\ndwa', '2026-11-21 11:00:00+00');

INSERT INTO "person_request" ("kind", "content", "received_at")
VALUES ('withdrawal', '{"reference": "firstfirstfirstfirstfirstfirst01", "email": "anna@example.pl"}', '2026-11-21 16:00:00+00');

INSERT INTO "stored_answer" ("call", "key", "digest", "answer", "stored_at")
VALUES ('registration', 'some-key-of-a-browser', 'digest', '{"b":1,"a":2}', '2026-11-21 11:00:00+00');
