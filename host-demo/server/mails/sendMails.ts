import { accountCompany } from '../accounts/accountCompany.ts';
import type { Context } from '../context.ts';
import type { MailRow } from '../database/schema.ts';
import type { PdfRenderer } from '../pdf/pdfRenderer.ts';
import { attachedFile } from './attachedFile.ts';
import { mailContent } from './mailContent.ts';
import { createMailQueue, type MailQueue } from './mailQueue.ts';
import { type SmtpServer, sendLetter } from './smtp.ts';

type SendingContext = Pick<Context, 'database' | 'clock' | 'ownAddress' | 'portalOf' | 'logWarning'> & {
  pdf: Pick<PdfRenderer, 'render'>;
};
/** `isServersFault`: the next e-mail would fail too. */
type Result = {
  state: 'sent' | 'refused' | 'uncertain' | 'waiting';
  answer: string;
  code: string;
  isServersFault: boolean;
};

const DONE: Result = { state: 'sent', answer: '', code: '', isServersFault: false };

const AT_ONCE = 5;

const LINE_BREAKS = /[\r\n]/;

const stringIn = (error: unknown, name: string): string =>
  error instanceof Error && name in error ? String(Reflect.get(error, name) ?? '') : '';

/** Commands whose answer is about the e-mail; API: its address isn't one. */
const ABOUT_MAIL = ['MAIL FROM', 'RCPT TO', 'DATA', 'API'];

/**
 * What a failed attempt means. The server's last word counts; without one, an e-mail that was handed over may have been sent. A refused
 * login or greeting concerns no e-mail, so that all are tried again.
 */
const resultOf = (error: unknown, isHandedOver: boolean): Result => {
  const response = Number(stringIn(error, 'responseCode'));
  const isAboutMail = ABOUT_MAIL.includes(stringIn(error, 'command'));
  const isAnswered = isAboutMail && response >= 400;
  const isForGood =
    isAboutMail && (response >= 500 || (response === 0 && stringIn(error, 'code') === 'EENVELOPE'));
  return {
    state: isForGood ? 'refused' : isHandedOver && !isAnswered ? 'uncertain' : 'waiting',
    answer: error instanceof Error ? error.message : String(error),
    code: `${stringIn(error, 'code')} ${stringIn(error, 'responseCode')}`.trim(),
    isServersFault: !isAboutMail,
  };
};

const attempt = async (
  context: SendingContext,
  server: SmtpServer,
  queue: MailQueue,
  mail: MailRow,
): Promise<Result> => {
  const { database, ownAddress, portalOf } = context;
  const { sender, recipient } = mail;
  if (sender === '' || LINE_BREAKS.test(sender + recipient)) {
    return { ...DONE, state: 'refused', answer: 'the company has no e-mail to send from', code: 'ESENDER' };
  }
  const file = await attachedFile(context, mail).catch((error: unknown) => resultOf(error, false));
  if (file && 'state' in file) return { ...file, isServersFault: false };
  let isHandedOver = false;
  try {
    const company = await accountCompany({ database }, mail.company_id);
    const content = await mailContent(company, mail, file, { ownAddress, portal: portalOf(company.alias) });
    const answer = await sendLetter(server, { from: sender, to: recipient, content }, async () => {
      await queue.handOver(mail);
      isHandedOver = true;
    });
    return { ...DONE, answer };
  } catch (error) {
    return resultOf(error, isHandedOver);
  }
};

/**
 * Sends what waits in the outbox and is due, each e-mail once: one that was handed over to the server and got no answer isn't sent again,
 * everything else is tried again after a pause. Resolves when nothing more is due, or the server can't be reached.
 */
export const sendMails = async (context: SendingContext, server: SmtpServer): Promise<void> => {
  const queue = createMailQueue(context.database, context.clock);
  await queue.settle();
  let isReachable = true;
  const worker = async () => {
    while (isReachable) {
      const mail = await queue.claim();
      if (!mail) return;
      const { state, answer, code, isServersFault } = await attempt(context, server, queue, mail);
      await queue.finish(mail, state, answer);
      if (state !== 'sent') context.logWarning(new Error(code), `e-mail ${mail.id}: ${state}`);
      if (isServersFault) isReachable = false;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
};
