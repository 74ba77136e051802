import type { Database } from '../database/schema.ts';
import type { Messages } from '../messages/messages.ts';
import { type News, type NewsText, pathOf } from '../notifications/news.ts';
import type { Language } from '../texts/language.ts';

/** Later news about the same replaces earlier. */
const tagOf = ({ key, about }: News): string => {
  if (about.transactionId !== undefined) return about.transactionId;
  return about.productId === undefined ? key : `product-${about.productId}`;
};

/** Writes what the customer's devices are sent of a notification, in the transaction that stores it. */
export const queuePushes = async (
  transaction: Database,
  messages: Messages,
  { news, devices }: { news: News; devices: Iterable<string> },
  { title, body, brief, at, language }: NewsText & { at: Date; language: Language },
): Promise<void> => {
  const { companyId, email, key } = news;
  const ids = [...devices];
  if (ids.length === 0) return;
  const text = {
    title: brief?.title ?? title,
    body: brief?.body ?? body,
    path: pathOf(news),
    tag: tagOf(news),
    language,
  };
  await transaction
    .insertInto('pushes')
    .values(
      ids.map((device) => ({
        company_id: companyId,
        email,
        device,
        notification: key,
        text: JSON.stringify(text),
        created_at: at,
        next_attempt_at: at,
        claimed_at: null,
      })),
    )
    .execute();
  await messages.publish({ kind: 'pushes' }, transaction);
};
