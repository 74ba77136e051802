import type { ReceiptFacts } from './receiptSheet.ts';
import type { SheetFacts } from './sheet.ts';

export type DocumentFacts = SheetFacts | ReceiptFacts;
