ALTER TABLE "registration" ADD COLUMN "number" text;
--> statement-breakpoint
-- Numbers as src/domain/identifiers/booking-number.ts makes them, spread over all of them; no two ids share one.
UPDATE "registration" SET "number" = (
  SELECT string_agg(substr('23456789ABCDEFGHJKMNPQRTVWXYZ', value + 1, 1), '' ORDER BY at)
    || substr('23456789ABCDEFGHJKMNPQRTVWXYZ', ((29 - sum(value * (8 - at)) % 29) % 29)::int + 1, 1)
  FROM (
    SELECT at, (("registration"."id" * 1234567891 % 17249876309) / (29 ^ at)::bigint % 29)::int AS value
    FROM generate_series(0, 6) AS at
  ) AS letters
);
--> statement-breakpoint
ALTER TABLE "registration" ALTER COLUMN "number" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_number_unique" UNIQUE ("number");
--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "held_until" timestamptz;
--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "network" text;
--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "duplicate" boolean NOT NULL DEFAULT false;
--> statement-breakpoint
CREATE INDEX "registration_held_until" ON "registration" ("held_until") WHERE held_until IS NOT NULL;
--> statement-breakpoint
UPDATE "registration" SET "pay_until" = least("term"."date_start", current_date + 3)
FROM "term" WHERE "term"."id" = "registration"."term" AND "status" IN ('pay', 'failed') AND "pay_until" IS NULL;
