import MailComposer from 'nodemailer/lib/mail-composer';
import type { CompanyWire } from '../../../src/api/tenant/schema.ts';
import type { MailRow } from '../database/schema.ts';
import type { AttachedFile } from './attachedFile.ts';
import { mailHtml } from './mailHtml.ts';

/** The message (RFC 5322) of an e-mail, as text and in the company's look, with the file that it carries. `sites`: the addresses that its buttons may lead to. Its Message-ID is the same in every attempt. */
export const mailContent = (
  company: CompanyWire,
  { id, sender, recipient, subject, body, created_at }: MailRow,
  file: AttachedFile | null,
  sites: { ownAddress: string | null; portal: string | null },
): Promise<Buffer> =>
  new MailComposer({
    from: { name: company.name, address: sender },
    to: { name: '', address: recipient },
    subject,
    text: body,
    html: mailHtml(company, { subject, body }, sites),
    attachments: file ? [file] : [],
    messageId: `<${id}@${sender.split('@').at(-1)}>`,
    date: created_at,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
    .compile()
    .build();
