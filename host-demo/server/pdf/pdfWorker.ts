import type { DocumentFacts } from './documentFacts.ts';
import { receiptSheetOf } from './receiptSheet.ts';
import { renderPdf } from './renderPdf.ts';
import { sheetOf } from './sheet.ts';

export const renderDocument = (facts: DocumentFacts): Promise<Buffer> =>
  renderPdf('receipt' in facts ? receiptSheetOf(facts) : sheetOf(facts));
