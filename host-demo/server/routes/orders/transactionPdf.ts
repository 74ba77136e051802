import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { transactionKindWire } from '../../../../src/api/history/transactionKindSchema.ts';
import type { Context } from '../../context.ts';
import { readLink } from '../../payments/payer.ts';
import type { PdfRenderer } from '../../pdf/pdfRenderer.ts';
import { languageOf } from '../../texts/language.ts';
import { parseRequest } from '../../wire.ts';
import { holderOf } from './documentHolder.ts';
import { endedLinkPage, sendEndedLink } from './endedLink.ts';
import { findTransaction } from './findTransaction.ts';
import { transactionFacts, transactionFileName } from './transactionFacts.ts';

/** RFC 5646, 4.4.1. */
const LOCALE_MAX_LENGTH = 35;

const params = v.object({
  kind: transactionKindWire,
  file: v.pipe(v.string(), v.endsWith('.pdf'), v.maxLength(512)),
});
const query = v.object({ lang: v.optional(v.pipe(v.string(), v.maxLength(LOCALE_MAX_LENGTH))) });

/**
 * GET /documents/{kind}/{encrypted id}.pdf?lang: the transaction as PDF. It needs no session: the encrypted id contains
 * user and transaction, and gives the access that the user has today. `lang` is en, es or fr; default: the company's. 404
 * `not_found` for ids of other back offices and of disabled users; 410 `link_ended` for a link that has expired or was
 * revoked, as a page for browsers; 429 `too_many_attempts` after many wrong links; 503 `busy` or `timeout` with
 * Retry-After.
 */
export const transactionPdf = (app: FastifyInstance, context: Context, pdf: PdfRenderer): void => {
  const { database, clock } = context;
  app.get('/documents/:kind/:file', async (request, reply) => {
    const { kind, file } = parseRequest(params, request.params);
    const { lang } = parseRequest(query, request.query);
    const named = await readLink(context, request, file.slice(0, -'.pdf'.length), [kind]);
    const holder = await holderOf(database, named);
    const { company, clientId, version } = holder;
    const language = languageOf(lang ?? company.locale_code);
    const hasEnded = named.expiresAt <= clock().getTime() || named.version !== version;
    if (hasEnded) return sendEndedLink(request, reply, endedLinkPage(context, company, language));
    const row = await findTransaction(database, { companyId: named.companyId, clientId }, { id: named.id });
    const facts = await transactionFacts(database, holder, row, { language, now: clock() });
    const bytes = await pdf.render(facts);
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="${transactionFileName(row)}"`)
      .header('x-robots-tag', 'noindex')
      .send(bytes);
  });
};
