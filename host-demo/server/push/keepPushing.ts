import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { sendPushes } from './sendPushes.ts';

const INTERVAL_MS = 15_000;

export const keepPushing = (app: FastifyInstance, context: Context, interval = INTERVAL_MS): void => {
  const { pushSender: sender } = context;
  const closing = new AbortController();
  let last: Promise<void> = Promise.resolve();
  const run = (): Promise<void> => {
    const result = last.then(async () => {
      if (sender && !closing.signal.aborted) await sendPushes(context, sender, closing.signal);
    });
    last = result.catch(() => undefined);
    return result;
  };
  app.decorate('sendPushes', run);
  app.addHook('onClose', async () => {
    closing.abort();
    await last;
  });
  if (!sender || interval === 0) return;

  let isWaiting = false;
  const sendSoon = () => {
    if (isWaiting || closing.signal.aborted) return;
    isWaiting = true;
    void last
      .then(() => {
        isWaiting = false;
        return run();
      })
      .catch((error: unknown) => {
        if (!closing.signal.aborted) context.logWarning(error, 'sending of pushes failed');
      });
  };
  context.messages.subscribe('pushes', sendSoon);
  context.messages.onGap(sendSoon);
  const timer = setInterval(sendSoon, interval);
  app.addHook('onClose', async () => clearInterval(timer));
};
