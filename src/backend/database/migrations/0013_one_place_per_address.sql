ALTER TABLE "registration" DROP CONSTRAINT "registration_status_check";
--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_status_check"
  CHECK ("status" IN ('sent', 'enquiry', 'offered', 'unconfirmed', 'pay', 'failed', 'paid', 'completed', 'expired', 'withdrawn'));
--> statement-breakpoint
UPDATE "registration" SET "status" = 'unconfirmed', "pay_until" = NULL
WHERE "status" IN ('pay', 'failed') AND "held_until" IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "own_address" boolean NOT NULL DEFAULT true;
--> statement-breakpoint
UPDATE "registration" SET "own_address" = false
WHERE lower(btrim("person"->>'guardianEmail')) = lower(btrim("person"->>'email'));
--> statement-breakpoint
-- Places that one address had more than one of stay as they were: the first that was paid keeps the rule.
UPDATE "registration" SET "own_address" = false WHERE "id" IN (
  SELECT "id" FROM (
    SELECT "id", row_number() OVER (
      PARTITION BY "term", "email_digest" ORDER BY "status" IN ('paid', 'completed') DESC, "id"
    ) AS "at"
    FROM "registration" WHERE "own_address" AND "status" IN ('pay', 'failed', 'paid', 'completed')
  ) AS "places" WHERE "at" > 1
);
--> statement-breakpoint
CREATE UNIQUE INDEX "registration_one_place" ON "registration" ("term", "email_digest")
WHERE own_address AND status IN ('pay', 'failed', 'paid', 'completed');
