CREATE TABLE "office_journal" (
  "id" bigserial PRIMARY KEY,
  "who" text NOT NULL,
  "at" timestamp with time zone NOT NULL,
  "command" text NOT NULL,
  "about" text NOT NULL,
  "outcome" text
);
--> statement-breakpoint
CREATE TABLE "office_access" (
  "id" bigserial PRIMARY KEY,
  "who" text NOT NULL,
  "at" timestamp with time zone NOT NULL,
  "command" text NOT NULL,
  "reason" text NOT NULL,
  "about" text NOT NULL,
  "people" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "answered_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "answered_by" text;
--> statement-breakpoint
ALTER TABLE "person_request" ADD COLUMN "answered_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "person_request" ADD COLUMN "answered_by" text;
--> statement-breakpoint
ALTER TABLE "person_request" ADD COLUMN "outcome" text;
--> statement-breakpoint
ALTER TABLE "term" ADD COLUMN "cancelled_at" timestamp with time zone;
