-- A booking that is deleted does not take its payments along: whoever deletes it says what becomes of them, at the end of the transaction at the latest.
ALTER TABLE "payment" DROP CONSTRAINT "payment_registration_fkey";
--> statement-breakpoint
ALTER TABLE "payment" ADD CONSTRAINT "payment_registration_fkey"
  FOREIGN KEY ("registration") REFERENCES "registration" ("reference") DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
-- What came for bookings that have ended, and was not yet noted to go back.
INSERT INTO "refund" ("payment", "amount", "state", "request", "created_at", "changed_at")
SELECT "session", "kept", 'due', gen_random_uuid()::text, now(), now()
FROM (
  SELECT "payment"."session", "payment"."amount" - coalesce(sum("refund"."amount"), 0) AS "kept"
  FROM "payment"
  JOIN "registration" ON "registration"."reference" = "payment"."registration"
  LEFT JOIN "refund" ON "refund"."payment" = "payment"."session"
  WHERE "payment"."status" = 'succeeded' AND "registration"."status" IN ('expired', 'withdrawn')
  GROUP BY "payment"."session"
) AS "left"
WHERE "kept" > 0;
