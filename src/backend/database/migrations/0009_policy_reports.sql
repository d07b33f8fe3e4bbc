CREATE TABLE "policy_report" (
  "day" date NOT NULL,
  "directive" text NOT NULL,
  "blocked" text NOT NULL,
  "reports" integer NOT NULL,
  PRIMARY KEY ("day", "directive", "blocked")
);
