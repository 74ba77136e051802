import type { Context } from '../context.ts';
import type { Database, NotificationEventRow } from '../database/schema.ts';
import { mailShipped } from '../mails/orderMail.ts';
import { eventNews } from './eventNews.ts';
import { type NewsContext, publishNotification } from './publishNotification.ts';

const MOST_AT_ONCE = 50;
const LEASE_MS = 60_000;
const MOST_ATTEMPTS = 10;

const claim = (database: Database, now: Date): Promise<NotificationEventRow[]> =>
  database
    .updateTable('notification_events')
    .set((where) => ({ claimed_at: now, attempts: where('attempts', '+', 1) }))
    .where('id', 'in', (query) =>
      query
        .selectFrom('notification_events')
        .select('id')
        .where(({ or, eb }) =>
          or([eb('claimed_at', 'is', null), eb('claimed_at', '<', new Date(now.getTime() - LEASE_MS))]),
        )
        .orderBy('id')
        .limit(MOST_AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();

type EventContext = NewsContext & Pick<Context, 'portalOf'>;

const publish = async (context: EventContext, event: NotificationEventRow): Promise<void> => {
  if (event.status === 'shipped' && event.transaction_id !== null) {
    await mailShipped(context, context.database, event.transaction_id);
  }
  for (const news of await eventNews(context, event)) await publishNotification(context, news);
};

/**
 * Tells customers what the database has noted. An event that fails is tried again, ten times; keys keep those who were told from being told
 * twice.
 */
export const publishEvents = async (context: EventContext): Promise<void> => {
  const { database, clock, logWarning } = context;
  for (;;) {
    const events = await claim(database, clock());
    if (events.length === 0) return;
    for (const event of events.toSorted((a, b) => Number(a.id) - Number(b.id))) {
      try {
        await publish(context, event);
      } catch (error) {
        logWarning(error, 'publishing of a notification failed');
        if (event.attempts < MOST_ATTEMPTS) continue;
      }
      await database.deleteFrom('notification_events').where('id', '=', event.id).execute();
    }
  }
};
