-- A message holds the answers of the form as the model lists its fields, so that a new field needs no column.
ALTER TABLE "contact_message" ADD COLUMN "answers" jsonb;
--> statement-breakpoint
UPDATE "contact_message"
SET "answers" = jsonb_build_object('name', "name", 'phone', "phone", 'email', "email", 'content', "content");
--> statement-breakpoint
ALTER TABLE "contact_message" ALTER COLUMN "answers" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "contact_message" DROP COLUMN "name", DROP COLUMN "phone", DROP COLUMN "email", DROP COLUMN "content";
--> statement-breakpoint
-- Mails to the office that wait when the site is updated get their answers as one text, too.
UPDATE "outgoing_mail"
SET "facts" = jsonb_build_object(
  'name', "facts"->'name',
  'email', "facts"->'email',
  'answers', concat_ws(
    E'\n',
    'Imię i nazwisko: ' || ("facts"->>'name'),
    'Numer telefonu: ' || ("facts"->>'phone'),
    'Adres e-mail: ' || ("facts"->>'email'),
    E'\nWiadomość:\n' || ("facts"->>'content')
  )
)
WHERE "kind" = 'contact-message' AND "facts" ? 'phone';
