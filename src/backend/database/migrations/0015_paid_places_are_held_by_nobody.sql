-- A booking that was paid after its hold had run out kept the end of that hold, and so did not count as a place of its address.
UPDATE "registration" SET "held_until" = NULL, "network" = NULL
WHERE "held_until" IS NOT NULL AND "status" IN ('pay', 'failed', 'paid', 'completed');
