-- Since when the person of a booking may choose: the office has moved it, and not at that person's wish.
ALTER TABLE "registration" ADD COLUMN "choice_since" timestamp with time zone;
