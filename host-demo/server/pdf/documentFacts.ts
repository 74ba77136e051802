import type { ReceiptFacts } from './receiptSheet.ts';
import type { SheetFacts } from './types.ts';

export type DocumentFacts = SheetFacts | ReceiptFacts;
