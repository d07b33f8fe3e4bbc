UPDATE "outgoing_mail"
SET "kind" = 'payment-incomplete', "facts" = "facts" || jsonb_build_object('received', 0, 'missing', "facts" -> 'amount')
WHERE "kind" = 'transfer-details' AND "state" IN ('waiting', 'dead');
