import * as v from 'valibot';
import { userWire } from '../../../src/api/access/schema.ts';
import { companyWire } from '../../../src/api/tenant/schema.ts';
import { readerLanguage } from '../accounts/readerLanguage.ts';
import type { Context } from '../context.ts';
import { writeMails } from '../routes/approvals/outbox.ts';
import { isUnpaid } from '../routes/orders/shownStatus.ts';
import { maySeePrices } from '../session/authorise.ts';
import { companyRules } from '../settings.ts';
import { paymentLinkTexts } from '../texts/paymentLink.ts';
import { oneLine } from './oneLine.ts';
import { hasGateway } from './reminderMail.ts';

/** Length of "yyyy-mm-ddThh" in an ISO 8601 time. */
const UP_TO_HOUR = 13;

/**
 * E-mails the link that pays an invoice to the customer it was made for, in their language, once an hour at most. Nothing happens where there is
 * no open invoice of this number, it can't be paid online, or its customer is disabled or may not see prices. Who asked for a link gets it whatever
 * e-mails they want.
 */
export const mailPaymentLink = async (
  {
    database,
    documentIds,
    portalOf,
    clock,
  }: Pick<Context, 'database' | 'documentIds' | 'portalOf' | 'clock'>,
  companyId: number,
  number: string,
): Promise<void> => {
  const row = await database
    .selectFrom('transactions')
    .innerJoin('users', (join) =>
      join
        .onRef('users.company_id', '=', 'transactions.company_id')
        .onRef('users.id', '=', 'transactions.user_id'),
    )
    .innerJoin('companies', 'companies.id', 'transactions.company_id')
    .select([
      'transactions.id',
      'transactions.transaction_number',
      'transactions.payment_links_revision as revision',
      'users.email',
      'users.data as user',
      'users.settings',
      'users.document_links_version as version',
      'companies.data as company',
    ])
    .where('transactions.company_id', '=', companyId)
    .where('transactions.transaction_number', 'in', [number, number.toUpperCase()])
    .where(isUnpaid)
    .where('users.disabled', '=', false)
    .executeTakeFirst();
  if (!row) return;
  const { id, transaction_number, revision, email, settings, version } = row;
  const company = v.parse(companyWire, row.company);
  const user = v.parse(userWire, row.user);
  const portal = portalOf(company.alias);
  const canPay = maySeePrices(companyRules(company), user) && (await hasGateway(database, { company, user }));
  if (portal === null || !canPay) return;
  const link = documentIds.encrypt({
    kind: 'payment_form',
    companyId,
    userId: user.id,
    id,
    version,
    revision,
  });
  const texts = paymentLinkTexts[readerLanguage(company, settings)];
  const mail = {
    companyId,
    key: `payment-link ${id} ${clock().toISOString().slice(0, UP_TO_HOUR)}`,
    to: email,
    from: company.notifications_email || company.email,
    subject: oneLine(texts.subject(transaction_number, company.name)),
    body: [
      texts.intro(transaction_number, company.name),
      texts.pay(transaction_number, `${portal}/payment-form/${link}`),
      texts.notYou,
      company.name,
    ].join('\n\n'),
  };
  await writeMails(database, [mail], clock());
};
