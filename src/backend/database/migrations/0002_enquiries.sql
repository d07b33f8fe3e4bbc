ALTER TABLE "registration" DROP CONSTRAINT "registration_status_check";
--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_status_check"
  CHECK ("status" IN ('sent', 'enquiry', 'pay', 'failed', 'paid', 'completed', 'expired', 'withdrawn'));
--> statement-breakpoint
ALTER TABLE "registration" ALTER COLUMN "withdrawal_until" DROP NOT NULL;
