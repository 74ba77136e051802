import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/schema.ts';
import { readLink } from '../../payments/payer.ts';
import { toPrinted } from '../../payments/paymentStep.ts';
import { shortReference } from '../../payments/shortReference.ts';
import type { PdfRenderer } from '../../pdf/pdfRenderer.ts';
import { notFound } from '../../refusal.ts';
import { languageOf } from '../../texts/language.ts';
import { parseRequest } from '../../wire.ts';
import { holderOf } from '../orders/documentHolder.ts';
import { endedLinkPage, sendEndedLink } from '../orders/endedLink.ts';

const params = v.object({ file: v.pipe(v.string(), v.endsWith('.pdf'), v.maxLength(512)) });
const query = v.object({ lang: v.optional(v.pipe(v.string(), v.maxLength(35))) });

/** The receipt with its payment, of this client only. Throws 404. */
const findReceipt = async (database: Database, companyId: number, clientId: number, id: string) => {
  const row = await database
    .selectFrom('collections')
    .innerJoin('payments', 'payments.id', 'collections.payment')
    .selectAll('payments')
    .select(['collections.number', 'collections.collection_date'])
    .where('collections.id', '=', id)
    .where('payments.company_id', '=', companyId)
    .where('payments.client_id', '=', clientId)
    .executeTakeFirst();
  if (!row) throw notFound('document');
  const invoices = await database
    .selectFrom('payment_parts')
    .innerJoin('transactions', 'transactions.id', 'payment_parts.invoice_id')
    .select(['transaction_number', 'netvalue', 'balance', 'value'])
    .where('payment', '=', row.id)
    .orderBy('transaction_number')
    .execute();
  return { row, invoices };
};

/**
 * GET /documents/collection/{encrypted id}.pdf?lang: the receipt of a payment as PDF, with the same access, languages, ends and
 * refusals as the PDF of a transaction.
 */
export const receiptPdf = (app: FastifyInstance, context: Context, pdf: PdfRenderer): void => {
  const { database, clock } = context;
  app.get('/documents/collection/:file', async (request, reply) => {
    const { file } = parseRequest(params, request.params);
    const { lang } = parseRequest(query, request.query);
    const named = await readLink(context, request, file.slice(0, -'.pdf'.length), ['collection']);
    const { company, user, clientId, version, seller } = await holderOf(database, named);
    const language = languageOf(lang ?? company.locale_code);
    const hasEnded = named.expiresAt <= clock().getTime() || named.version !== version;
    if (hasEnded) return sendEndedLink(request, reply, endedLinkPage(context, company, language));
    const { row, invoices } = await findReceipt(database, named.companyId, clientId, named.id);
    const { payment_id, amount, charge, collection_value, placed } = row;
    const bytes = await pdf.render({
      company,
      seller,
      user,
      language,
      receipt: {
        number: row.number,
        date: row.collection_date,
        reference: shortReference(payment_id),
        amount,
        charge,
        collection_value,
        currency_code: row.currency_code,
        payment: toPrinted(row, clock()),
        rows:
          placed === null
            ? invoices
            : [
                {
                  transaction_number: placed.transaction_number,
                  netvalue: placed.netvalue,
                  balance: null,
                  value: collection_value,
                },
              ],
        placedKind: placed?.kind ?? null,
      },
    });
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="receipt-${row.number}.pdf"`)
      .header('x-robots-tag', 'noindex')
      .send(bytes);
  });
};
