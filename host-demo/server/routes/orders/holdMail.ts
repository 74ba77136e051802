import type { HoldReason, TransactionRow } from '../../database/schema.ts';
import type { CustomerCaller } from '../../session/authorise.ts';
import { approvalTexts } from '../../texts/approval.ts';
import { holdTexts } from '../../texts/hold.ts';
import { languageOf } from '../../texts/language.ts';
import type { Mail } from '../approvals/outbox.ts';

export const holdMail = (
  { company, customer }: Pick<CustomerCaller, 'company' | 'customer'>,
  { id, kind, transaction_number }: Pick<TransactionRow, 'id' | 'kind' | 'transaction_number'>,
  reason: HoldReason,
): Mail => {
  const language = languageOf(company.locale_code);
  const texts = holdTexts[language];
  const what = `${approvalTexts[language].kinds[kind]} ${transaction_number}`;
  const address = company.notifications_email || company.email;
  return {
    companyId: company.company_id,
    key: `hold ${id}`,
    to: address,
    from: address,
    subject: texts.subject(what),
    body: texts.body(what, customer.user.client_name, texts[reason]),
  };
};
