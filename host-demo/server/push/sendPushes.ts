import type { Context } from '../context.ts';
import type { PushRow } from '../database/schema.ts';
import { removeDevices } from './devices.ts';
import { preparePush } from './preparePush.ts';
import { createPushQueue, PUSH_LIFETIME_MS } from './pushQueue.ts';
import type { PushAnswer, PushSender } from './pushSender.ts';
import { topicOf } from './topic.ts';

const AT_ONCE = 5;
const REQUEST_TIMEOUT_MS = 10_000;

type SendingContext = Pick<
  Context,
  'database' | 'documents' | 'sessions' | 'clock' | 'portalOf' | 'logWarning'
>;

type Result = PushAnswer | 'silent';

const attempt = async (
  context: SendingContext,
  sender: PushSender,
  row: PushRow,
  closing: AbortSignal,
): Promise<Result> => {
  const prepared = await preparePush(context, row);
  if (!prepared) return 'silent';
  const { device, message } = prepared;
  const age = context.clock().getTime() - row.created_at.getTime();
  const answer =
    message && sender.accepts(device)
      ? await sender.send(device, message, {
          ttl: Math.ceil((PUSH_LIFETIME_MS - age) / 1_000),
          urgency: 'normal',
          topic: topicOf(row.text.tag),
          signal: AbortSignal.any([AbortSignal.timeout(REQUEST_TIMEOUT_MS), closing]),
        })
      : 'gone';
  if (answer === 'gone') {
    const owner = { companyId: row.company_id, email: row.email };
    // The browser may have registered it again meanwhile, with another session.
    await removeDevices(context, owner, (id, session) => id === row.device && session === device.session_id);
  }
  return answer;
};

/** Sends what waits and is due, and resolves when nothing more is. Ends soon after `closing`. */
export const sendPushes = async (
  context: SendingContext,
  sender: PushSender,
  closing: AbortSignal,
): Promise<void> => {
  const { database, clock, logWarning } = context;
  const queue = createPushQueue(database, clock);
  await queue.dropOld();

  const worker = async (): Promise<void> => {
    while (!closing.aborted) {
      const row = await queue.claim();
      if (!row) return;
      const result = await attempt(context, sender, row, closing).catch((error: unknown): PushAnswer => {
        // Its name only: the rest may name the endpoint.
        logWarning(new Error(error instanceof Error ? error.name : 'unknown'), `push ${row.id}: failed`);
        return { retryAfter: 0 };
      });
      if (result === 'refused') logWarning(new Error('refused'), `push ${row.id}: refused`);
      await (typeof result === 'object' ? queue.postpone(row, result.retryAfter) : queue.drop(row));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
};
