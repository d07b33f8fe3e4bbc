ALTER TABLE "registration" DROP CONSTRAINT "registration_status_check";
--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_status_check"
  CHECK ("status" IN ('sent', 'enquiry', 'offered', 'pay', 'failed', 'paid', 'completed', 'expired', 'withdrawn'));
--> statement-breakpoint
DROP INDEX "registration_pay_until";
--> statement-breakpoint
CREATE INDEX "registration_pay_until" ON "registration" ("pay_until") WHERE "status" IN ('offered', 'pay', 'failed');
