import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import type { Context } from '../../context.ts';
import { readLink } from '../../payments/payer.ts';
import type { PdfRenderer } from '../../pdf/pdfRenderer.ts';
import { notFound } from '../../refusal.ts';
import { languageOf } from '../../texts/language.ts';
import { parseRequest } from '../../wire.ts';
import { holderOf } from '../orders/documentHolder.ts';
import { endedLinkPage, sendEndedLink } from '../orders/endedLink.ts';
import { findReceipt, receiptFacts, receiptFileName } from './receiptFacts.ts';

const params = v.object({ file: v.pipe(v.string(), v.endsWith('.pdf'), v.maxLength(512)) });
const query = v.object({ lang: v.optional(v.pipe(v.string(), v.maxLength(35))) });

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
    const holder = await holderOf(database, named);
    const { company, clientId, version } = holder;
    const language = languageOf(lang ?? company.locale_code);
    const hasEnded = named.expiresAt <= clock().getTime() || named.version !== version;
    if (hasEnded) return sendEndedLink(request, reply, endedLinkPage(context, company, language));
    const row = await findReceipt(database, { companyId: named.companyId, clientId }, { id: named.id });
    if (!row) throw notFound('document');
    const bytes = await pdf.render(await receiptFacts(database, holder, row, { language, now: clock() }));
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${receiptFileName(row)}"`)
      .header('x-robots-tag', 'noindex')
      .send(bytes);
  });
};
