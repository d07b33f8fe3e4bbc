CREATE TABLE "course" (
  "type" text NOT NULL,
  "locale" text NOT NULL,
  "position" integer NOT NULL,
  "name" text NOT NULL,
  "intro" text NOT NULL,
  "price" integer CHECK ("price" >= 0),
  "price_description" text NOT NULL,
  "description" text NOT NULL,
  "program" text NOT NULL,
  PRIMARY KEY ("type", "locale")
);
--> statement-breakpoint
CREATE TABLE "term" (
  "id" integer PRIMARY KEY,
  "type" text NOT NULL,
  "client" text NOT NULL,
  "city" text NOT NULL,
  "date_start" date NOT NULL,
  "hours" jsonb,
  "free_places" integer,
  "reserve_count" integer NOT NULL DEFAULT 0,
  "booked" boolean NOT NULL DEFAULT false,
  "demo" boolean NOT NULL
);
--> statement-breakpoint
CREATE INDEX "term_search" ON "term" ("type", "city", "date_start");
--> statement-breakpoint
CREATE TABLE "faq_item" (
  "locale" text NOT NULL,
  "set" text NOT NULL,
  "id" text NOT NULL,
  "position" integer NOT NULL,
  "title" text NOT NULL,
  "content" text NOT NULL,
  PRIMARY KEY ("locale", "set", "id")
);
--> statement-breakpoint
CREATE TABLE "article" (
  "system" text PRIMARY KEY,
  "position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_message" (
  "id" bigserial PRIMARY KEY,
  "name" text NOT NULL,
  "phone" text NOT NULL,
  "email" text NOT NULL,
  "content" text NOT NULL,
  "received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registration" (
  "id" bigserial PRIMARY KEY,
  "reference" text NOT NULL UNIQUE,
  "term" integer NOT NULL REFERENCES "term" ("id"),
  "locale" text NOT NULL CHECK ("locale" IN ('pl', 'en')),
  "email_digest" text NOT NULL,
  "partner_digest" text,
  "status" text NOT NULL CHECK ("status" IN ('sent', 'pay', 'failed', 'paid', 'completed')),
  "places" integer NOT NULL CHECK ("places" > 0),
  "reserve_number" integer CHECK ("reserve_number" > 0),
  "price" integer CHECK ("price" >= 0),
  "withdrawal_until" date NOT NULL,
  "person" jsonb NOT NULL,
  "sensitive" text,
  "created_at" timestamp with time zone NOT NULL,
  CONSTRAINT "registration_reserve" UNIQUE ("term", "reserve_number"),
  CHECK ("reserve_number" IS NULL OR "status" = 'sent')
);
--> statement-breakpoint
CREATE INDEX "registration_person" ON "registration" ("term", "email_digest");
--> statement-breakpoint
CREATE TABLE "payment" (
  "session" text PRIMARY KEY,
  "registration" text NOT NULL REFERENCES "registration" ("reference") ON DELETE CASCADE,
  "amount" integer NOT NULL CHECK ("amount" > 0),
  "status" text NOT NULL CHECK ("status" IN ('started', 'succeeded', 'failed', 'abandoned')),
  "created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "payment_registration" ON "payment" ("registration");
--> statement-breakpoint
CREATE TABLE "person_request" (
  "id" bigserial PRIMARY KEY,
  "kind" text NOT NULL CHECK ("kind" IN ('account-deletion', 'withdrawal')),
  "content" jsonb NOT NULL,
  "received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stored_answer" (
  "call" text NOT NULL,
  "key" text NOT NULL,
  "digest" text NOT NULL,
  "answer" json NOT NULL,
  "stored_at" timestamp with time zone NOT NULL,
  PRIMARY KEY ("call", "key")
);
