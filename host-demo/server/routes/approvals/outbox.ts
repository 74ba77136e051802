import { randomUUID } from 'node:crypto';
import type { Database, MailAttachment } from '../../database/schema.ts';

export type Mail = {
  companyId: number;
  key: string;
  to: string;
  from: string;
  subject: string;
  body: string;
  attachment?: MailAttachment;
};

/** Stores e-mails and returns the number of new ones. They are sent from there where an SMTP server is configured. */
export const writeMails = async (database: Database, mails: readonly Mail[], now: Date): Promise<number> => {
  if (mails.length === 0) return 0;
  const written = await database
    .insertInto('outbox')
    .values(
      mails.map(({ companyId, key, to, from, subject, body, attachment }) => ({
        id: randomUUID(),
        company_id: companyId,
        mail_key: key,
        recipient: to,
        sender: from,
        subject,
        body,
        created_at: now,
        next_attempt_at: now,
        claimed_at: null,
        attachment: attachment ? JSON.stringify(attachment) : null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['company_id', 'mail_key']).doNothing())
    .returning('id')
    .execute();
  return written.length;
};
