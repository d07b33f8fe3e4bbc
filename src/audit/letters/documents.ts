import type { LetterDocuments } from '#domain/audit/letter-data.ts';
import { docxText } from './docx-text.ts';
import { letterDocx } from './letter-docx.ts';

/** Letters as DOCX, which word processors open, fill in and print. */
export const letterDocuments: LetterDocuments = { print: letterDocx, read: docxText };
