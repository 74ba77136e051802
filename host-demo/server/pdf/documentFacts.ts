import type { ReceiptFacts } from './receiptSheet.ts';
import type { SheetFacts } from './sheet.ts';

/** What a document is made of: a transaction or a receipt. */
export type DocumentFacts = SheetFacts | ReceiptFacts;
