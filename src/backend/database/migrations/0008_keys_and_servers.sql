CREATE TABLE "encryption_key" (
  "id" text PRIMARY KEY,
  "used_since" timestamp with time zone NOT NULL DEFAULT now()
);
--> statement-breakpoint
CREATE TABLE "write_limit" (
  "client" text PRIMARY KEY,
  "until" bigint NOT NULL
);
--> statement-breakpoint
CREATE INDEX "write_limit_until" ON "write_limit" ("until");
--> statement-breakpoint
CREATE TABLE "daily_work" (
  "name" text PRIMARY KEY,
  "done_for" date NOT NULL
);
