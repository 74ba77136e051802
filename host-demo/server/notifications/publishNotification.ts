import * as v from 'valibot';
import {
  type NotificationKindWire,
  notificationMessage,
  notificationsDocument,
} from '../../../src/api/notifications/schema.ts';
import type { DocumentData } from '../../../src/sync/stores/schema.ts';
import { readerLanguage } from '../accounts/readerLanguage.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/schema.ts';
import { devicesOf } from '../push/devices.ts';
import { queuePushes } from '../push/queuePushes.ts';
import type { Language } from '../texts/language.ts';
import type { News, NewsText } from './news.ts';

const WRITER = 'back-office';
const MOST_MESSAGES = 200;
const OFF_BY_DEFAULT: readonly NotificationKindWire[] = ['price_drop', 'deal'];

export type NewsContext = Pick<
  Context,
  'database' | 'documents' | 'messages' | 'clock' | 'pushSender' | 'logWarning'
>;

/** `off`: the customer has switched its kind off. `unknown`: nobody has this e-mail. */
export type Published = 'published' | 'repeated' | 'off' | 'unknown';

export const isKindOn = (document: unknown, kind: NotificationKindWire): boolean =>
  v.parse(notificationsDocument, document ?? {}).kinds[kind] ?? !OFF_BY_DEFAULT.includes(kind);

/** Removes the oldest beyond the limit. @internal */
export const dropOldest = (document: unknown, most: number): Record<string, null> => {
  const { messages } = v.parse(notificationsDocument, document ?? {});
  const dated = Object.entries(messages).map(([id, json]) => {
    const read = v.safeParse(notificationMessage, json);
    return { id, date: read.success ? read.output.date : '' };
  });
  const oldest = dated.toSorted((a, b) => b.date.localeCompare(a.date)).slice(most);
  return Object.fromEntries(oldest.map(({ id }) => [id, null]));
};

const readerOf = async (database: Database, { companyId, email }: News): Promise<Language | null> => {
  const found = await database
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .select(['users.settings', 'companies.data as company'])
    .where('users.company_id', '=', companyId)
    .where('users.email', '=', email)
    .where('users.disabled', '=', false)
    .executeTakeFirst();
  return found
    ? readerLanguage({ locale_code: String(found.company.locale_code ?? '') }, found.settings)
    : null;
};

const wasSent = async (database: Database, { companyId, email, key }: News): Promise<boolean> => {
  const found = await database
    .selectFrom('sent_notifications')
    .select('key')
    .where('company_id', '=', companyId)
    .where('email', '=', email)
    .where('key', '=', key)
    .executeTakeFirst();
  return found !== undefined;
};

const messageOf = ({ key, kind, about }: News, { title, body }: NewsText, at: string): DocumentData => ({
  id: key,
  kind,
  title,
  body,
  date: at,
  is_read: false,
  updated_at: at,
  delete: false,
  ...(about.transactionId !== undefined && { transaction_id: about.transactionId }),
  ...(about.productId !== undefined && { product_id: about.productId }),
});

/**
 * Tells one customer, in their language, once per key: the message is stored in their document `notifications`, which open sessions get at
 * once, with what their devices are sent. A kind that is switched off is not sent, and not remembered as sent.
 */
export const publishNotification = async (context: NewsContext, news: News): Promise<Published> => {
  const { database, documents, messages, clock, pushSender } = context;
  const { companyId, email, kind, key } = news;
  const language = await readerOf(database, news);
  if (!language) return 'unknown';
  const text = news.text(language);
  const now = clock();
  let published: Published = 'published';
  const devices = pushSender ? await devicesOf(documents, { companyId, email }) : null;
  await documents.change(
    { companyId, email },
    {
      name: 'notifications',
      writer: WRITER,
      async patch(document, from) {
        if (!isKindOn(document, kind)) {
          published = 'off';
          return null;
        }
        if (await wasSent(from, news)) {
          published = 'repeated';
          return null;
        }
        // The process has ended before it could record it.
        if (key in v.parse(notificationsDocument, document).messages) return {};
        const dropped = dropOldest(document, MOST_MESSAGES - 1);
        return { messages: { ...dropped, [key]: messageOf(news, text, now.toISOString()) } };
      },
      async record(transaction) {
        const added = await transaction
          .insertInto('sent_notifications')
          .values({ company_id: companyId, email, key, sent_at: now })
          .onConflict((conflict) => conflict.doNothing())
          .returning('key')
          .executeTakeFirst();
        if (!added) {
          published = 'repeated';
          return false;
        }
        if (devices)
          await queuePushes(
            transaction,
            messages,
            { news, devices: devices.keys() },
            { ...text, at: now, language },
          );
        return true;
      },
    },
  );
  return published;
};
