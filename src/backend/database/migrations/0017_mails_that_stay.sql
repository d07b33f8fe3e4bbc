ALTER TABLE "outgoing_mail" DROP CONSTRAINT "outgoing_mail_state_check";
--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD CONSTRAINT "outgoing_mail_state_check"
  CHECK ("state" IN ('waiting', 'sent', 'dead', 'outdated'));
