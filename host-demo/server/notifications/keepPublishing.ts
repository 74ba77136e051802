import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { remindOfInvoices } from '../mails/remindOfInvoices.ts';
import { runDaily } from './dailyJob.ts';
import { invoiceNews } from './invoiceNews.ts';
import type { News } from './news.ts';
import { priceNews } from './priceNews.ts';
import { publishEvents } from './publishEvents.ts';
import { publishNotification } from './publishNotification.ts';

const INTERVAL_MS = 60_000;

/** Publishes what the database has noted as soon as it says so, and runs the daily jobs, those that send e-mails too. */
export const keepPublishing = (app: FastifyInstance, context: Context, interval = INTERVAL_MS): void => {
  const { database, clock, messages } = context;
  const publishAll = async (all: readonly News[]) => {
    for (const news of all) await publishNotification(context, news);
  };
  const runDailyJobs = async () => {
    await runDaily({ database, clock }, 'invoices', async (today, lastDay) =>
      publishAll(await invoiceNews(database, today, lastDay)),
    );
    await runDaily({ database, clock }, 'invoice_mails', (today, lastDay) =>
      remindOfInvoices(context, today, lastDay),
    );
    await runDaily({ database, clock }, 'prices', async () => publishAll(await priceNews(context)));
  };

  let last: Promise<void> = Promise.resolve();
  let isClosing = false;
  const run = (work: () => Promise<void>): Promise<void> => {
    const result = last.then(work);
    last = result.catch((error: unknown) => {
      if (!isClosing) context.logWarning(error, 'publishing of notifications failed');
    });
    return result;
  };
  let isWaiting = false;
  const publishSoon = () => {
    if (isWaiting || isClosing) return;
    isWaiting = true;
    void run(() => {
      isWaiting = false;
      return isClosing ? Promise.resolve() : publishEvents(context);
    }).catch(() => undefined);
  };

  app.decorate('publishNews', async () => {
    await run(() => publishEvents(context));
    await run(runDailyJobs);
  });
  messages.subscribe('notificationEvents', publishSoon);
  messages.onGap(publishSoon);
  const timer =
    interval > 0
      ? setInterval(() => {
          publishSoon();
          if (!isClosing) void run(runDailyJobs).catch(() => undefined);
        }, interval)
      : undefined;
  app.addHook('onClose', async () => {
    isClosing = true;
    clearInterval(timer);
    await last;
  });
};
