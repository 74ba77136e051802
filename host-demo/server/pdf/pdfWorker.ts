import { renderPdf } from './renderPdf.ts';
import { type SheetFacts, sheetOf } from './sheet.ts';

/** Runs in a worker thread, see pdfRenderer.ts. */
export const renderDocument = (facts: SheetFacts): Promise<Buffer> => renderPdf(sheetOf(facts));
