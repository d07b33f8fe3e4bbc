ALTER TABLE "registration" DROP COLUMN "partner_digest";
--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "pair_code" text UNIQUE;
--> statement-breakpoint
ALTER TABLE "registration" ADD COLUMN "pair_of" text
  REFERENCES "registration" ("reference") ON DELETE SET NULL;
--> statement-breakpoint
CREATE INDEX "registration_pair_of" ON "registration" ("pair_of");
