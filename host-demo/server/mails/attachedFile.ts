import type { Context } from '../context.ts';
import type { MailRow } from '../database/schema.ts';
import type { PdfRenderer } from '../pdf/pdfRenderer.ts';
import { Refusal } from '../refusal.ts';
import { holderOf } from '../routes/orders/documentHolder.ts';
import { findTransaction } from '../routes/orders/findTransaction.ts';
import { transactionFacts, transactionFileName } from '../routes/orders/transactionFacts.ts';
import { findReceipt, receiptFacts, receiptFileName } from '../routes/payments/receiptFacts.ts';

export type AttachedFile = { filename: string; content: Buffer; contentType: 'application/pdf' };
type RenderingContext = Pick<Context, 'database' | 'clock'> & { pdf: Pick<PdfRenderer, 'render'> };

const render = async (
  { database, clock, pdf }: RenderingContext,
  companyId: number,
  { kind, id, userId, language }: NonNullable<MailRow['attachment']>,
): Promise<AttachedFile | null> => {
  const holder = await holderOf(database, { companyId, userId });
  const client = { companyId, clientId: holder.clientId };
  const contentType = 'application/pdf';
  if (kind === 'transaction') {
    const row = await findTransaction(database, client, { id });
    const facts = await transactionFacts(database, holder, row, { language, now: clock() });
    return { filename: transactionFileName(row), content: await pdf.render(facts), contentType };
  }
  const row = await findReceipt(database, client, { id });
  if (!row) return null;
  const facts = await receiptFacts(database, holder, row, { language, now: clock() });
  return { filename: receiptFileName(row), content: await pdf.render(facts), contentType };
};

/**
 * The document that an e-mail carries, as its recipient may see it now; null for none, or for one that is gone. Throws as the
 * renderer does.
 */
export const attachedFile = async (
  context: RenderingContext,
  { company_id, attachment }: MailRow,
): Promise<AttachedFile | null> => {
  if (attachment === null) return null;
  try {
    return await render(context, company_id, attachment);
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return null;
    throw error;
  }
};
