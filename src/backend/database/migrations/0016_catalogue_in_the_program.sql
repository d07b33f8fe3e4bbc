-- Courses, questions and articles are read from the files of the program: servers of two versions on one database give each its own.
DROP TABLE "course";
--> statement-breakpoint
DROP TABLE "faq_item";
--> statement-breakpoint
DROP TABLE "article";
