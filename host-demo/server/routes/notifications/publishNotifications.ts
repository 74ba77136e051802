import type { FastifyInstance } from 'fastify';
import type * as v from 'valibot';
import { publishRequest, publishResponse } from '../../../../src/api/notifications/publishSchema.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../database/schema.ts';
import { dealReader, mailDeal } from '../../mails/mailDeal.ts';
import type { News, NewsSubject } from '../../notifications/news.ts';
import { type Published, publishNotification } from '../../notifications/publishNotification.ts';
import { unprocessable } from '../../refusal.ts';
import { checkBackOfficeKey } from '../../session/backOfficeKey.ts';
import { publishedBrief } from '../../texts/notifications.ts';
import { parseRequest, toResponse } from '../../wire.ts';

type Publication = v.InferOutput<typeof publishRequest>;

/** Throws 422 `unknown_recipient` for an e-mail of no customer, `not_theirs` for a transaction of another client. */
const checkRecipients = async (
  database: Database,
  { company_id, emails, about }: Publication,
): Promise<void> => {
  const users = await database
    .selectFrom('users')
    .select(['email', 'client_id'])
    .where('company_id', '=', company_id)
    .where('email', 'in', emails)
    .where('disabled', '=', false)
    .execute();
  const known = new Set(users.map(({ email }) => email));
  if (emails.some((email) => !known.has(email))) {
    throw unprocessable('unknown_recipient', 'emails: customers of the company only');
  }
  if (!about) return;
  if ('product_id' in about) {
    const product = await database
      .selectFrom('products')
      .select('id')
      .where('company_id', '=', company_id)
      .where('id', '=', about.product_id)
      .executeTakeFirst();
    if (!product) throw unprocessable('unknown_product', 'about: a product of the company');
    return;
  }
  const transaction = await database
    .selectFrom('transactions')
    .select('client_id')
    .where('company_id', '=', company_id)
    .where('id', '=', about.transaction_id)
    .executeTakeFirst();
  if (!transaction || users.some(({ client_id }) => client_id !== transaction.client_id)) {
    throw unprocessable('not_theirs', 'about: a transaction of the recipients’ client');
  }
};

const subjectOf = (about: Publication['about']): NewsSubject => {
  if (!about) return {};
  return 'product_id' in about ? { productId: about.product_id } : { transactionId: about.transaction_id };
};

/**
 * POST /notifications/publish {company_id, key, kind, emails, texts, about}: tells customers of the company, each in
 * their language and once per key. Only the company's back office may call it, with its key in X-Back-Office-Key. Nothing
 * is published when a recipient or the subject is refused; a repeat publishes to those who haven't had it. A deal is
 * e-mailed too, to those who have deals on. 401 `unauthorized`; 422 `unknown_recipient`, `unknown_product`, `not_theirs`.
 */
export const publishNotifications = (app: FastifyInstance, context: Context): void => {
  app.post('/notifications/publish', async (request) => {
    const sent = parseRequest(publishRequest, request.body);
    await checkBackOfficeKey(context, request, sent.company_id);
    await checkRecipients(context.database, sent);
    const counts: Record<Published, number> = { published: 0, repeated: 0, off: 0, unknown: 0 };
    let mailed = 0;
    for (const email of new Set(sent.emails)) {
      const news: News = {
        companyId: sent.company_id,
        email,
        kind: sent.kind,
        // Never one of the back end's own.
        key: `published-${sent.key}`,
        about: subjectOf(sent.about),
        text: (language) => {
          const brief = publishedBrief(language, sent.kind);
          return { ...(sent.texts[language] ?? sent.texts.en), ...(brief && { brief }) };
        },
      };
      if (sent.kind === 'deal') {
        const reader = await dealReader(context.database, news);
        if (!reader) {
          counts.off += 1;
          continue;
        }
        if (await mailDeal(context, reader, news)) mailed += 1;
      }
      counts[await publishNotification(context, news)] += 1;
    }
    const { published, repeated, off } = counts;
    return toResponse(publishResponse, { success: true, published, repeated, off, mailed });
  });
};
