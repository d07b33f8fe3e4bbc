CREATE TABLE "outgoing_mail" (
  "id" bigserial PRIMARY KEY,
  "message_id" text NOT NULL UNIQUE,
  "kind" text NOT NULL,
  "recipient" text,
  "locale" text NOT NULL,
  "facts" jsonb NOT NULL,
  "once" text UNIQUE,
  "created_at" timestamptz NOT NULL DEFAULT now(),
  "due_at" timestamptz,
  "attempts" integer NOT NULL DEFAULT 0,
  "state" text NOT NULL DEFAULT 'waiting' CHECK ("state" IN ('waiting', 'sent', 'dead')),
  "fault" text,
  "sent_at" timestamptz
);
--> statement-breakpoint
CREATE INDEX "outgoing_mail_due" ON "outgoing_mail" ("due_at") WHERE state = 'waiting';
