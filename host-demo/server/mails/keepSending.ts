import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import type { PdfRenderer } from '../pdf/pdfRenderer.ts';
import type { ServerOptions } from '../serverOptions.ts';
import { sendMails } from './sendMails.ts';

const INTERVAL_MS = 5_000;

export const keepSending = (
  app: FastifyInstance,
  context: Context & { pdf: PdfRenderer },
  { smtpServer, mailInterval = INTERVAL_MS }: Pick<ServerOptions, 'smtpServer' | 'mailInterval'>,
): void => {
  let running: Promise<void> | null = null;
  app.decorate('sendMails', async () => {
    if (!smtpServer) return;
    running ??= sendMails(context, smtpServer).finally(() => {
      running = null;
    });
    await running;
  });
  if (!smtpServer || mailInterval === 0) return;
  const timer = setInterval(() => {
    app.sendMails().catch((error: unknown) => context.logWarning(error, 'sending of e-mails failed'));
  }, mailInterval);
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await running?.catch(() => undefined);
  });
};
