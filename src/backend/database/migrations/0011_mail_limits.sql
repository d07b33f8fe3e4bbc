DROP TABLE "policy_report";
--> statement-breakpoint
ALTER TABLE "contact_message" ADD COLUMN "held" text;
--> statement-breakpoint
ALTER TABLE "person_request" ADD COLUMN "held" text;
--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD COLUMN "mailbox" text;
--> statement-breakpoint
ALTER TABLE "outgoing_mail" ADD COLUMN "sender" text;
--> statement-breakpoint
CREATE INDEX "outgoing_mail_mailbox" ON "outgoing_mail" ("mailbox") WHERE "mailbox" IS NOT NULL;
--> statement-breakpoint
CREATE INDEX "outgoing_mail_sender" ON "outgoing_mail" ("sender") WHERE "sender" IS NOT NULL;
