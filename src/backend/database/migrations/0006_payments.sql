ALTER TABLE "payment" ADD COLUMN "way" text NOT NULL DEFAULT 'sandbox';
--> statement-breakpoint
ALTER TABLE "payment" ALTER COLUMN "way" DROP DEFAULT;
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "provider_order" text;
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "received_on" date;
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "asked_at" timestamp with time zone;
--> statement-breakpoint
CREATE INDEX "payment_started" ON "payment" ("asked_at") WHERE status = 'started';
--> statement-breakpoint
CREATE TABLE "refund" (
  "id" bigserial PRIMARY KEY,
  "payment" text NOT NULL REFERENCES "payment" ("session") ON DELETE CASCADE,
  "amount" integer NOT NULL,
  "state" text NOT NULL,
  "request" text NOT NULL UNIQUE,
  "created_at" timestamp with time zone NOT NULL,
  "changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "refund_payment" ON "refund" ("payment");
--> statement-breakpoint
CREATE INDEX "refund_open" ON "refund" ("id") WHERE state <> 'done';
