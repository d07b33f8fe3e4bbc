ALTER TABLE "term" ADD COLUMN "upstream_places" integer;
--> statement-breakpoint
ALTER TABLE "term" ADD COLUMN "upstream_asked_at" timestamp with time zone;
--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "told" jsonb;
--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "pay_until" date;
--> statement-breakpoint
ALTER TABLE "registration" DROP CONSTRAINT "registration_status_check";
--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_status_check"
  CHECK ("status" IN ('sent', 'pay', 'failed', 'paid', 'completed', 'expired', 'withdrawn'));
--> statement-breakpoint
CREATE INDEX "registration_pay_until" ON "registration" ("pay_until") WHERE "status" IN ('pay', 'failed');
