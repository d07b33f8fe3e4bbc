ALTER TABLE "outgoing_mail" RENAME CONSTRAINT "outgoing_mail_message_id_key" TO "outgoing_mail_message_id_unique";
--> statement-breakpoint
ALTER TABLE "outgoing_mail" RENAME CONSTRAINT "outgoing_mail_once_key" TO "outgoing_mail_once_unique";
--> statement-breakpoint
ALTER TABLE "payment" RENAME CONSTRAINT "payment_registration_fkey" TO "payment_registration_registration_reference_fk";
--> statement-breakpoint
ALTER TABLE "refund" RENAME CONSTRAINT "refund_payment_fkey" TO "refund_payment_payment_session_fk";
--> statement-breakpoint
ALTER TABLE "refund" RENAME CONSTRAINT "refund_request_key" TO "refund_request_unique";
--> statement-breakpoint
ALTER TABLE "registration" RENAME CONSTRAINT "registration_check" TO "registration_reserve_check";
--> statement-breakpoint
ALTER TABLE "registration" RENAME CONSTRAINT "registration_pair_code_key" TO "registration_pair_code_unique";
--> statement-breakpoint
ALTER TABLE "registration" RENAME CONSTRAINT "registration_pair_of_fkey" TO "registration_pair_of_fk";
--> statement-breakpoint
ALTER TABLE "registration" RENAME CONSTRAINT "registration_reference_key" TO "registration_reference_unique";
--> statement-breakpoint
ALTER TABLE "registration" RENAME CONSTRAINT "registration_term_fkey" TO "registration_term_term_id_fk";
--> statement-breakpoint
ALTER TABLE "stored_answer" RENAME CONSTRAINT "stored_answer_pkey" TO "stored_answer_call_key_pk";
--> statement-breakpoint
ALTER TABLE "refund" ADD CONSTRAINT "refund_state_check" CHECK ("refund"."state" IN ('due', 'requested', 'done', 'failed'));
