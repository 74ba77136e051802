import { sql } from 'kysely';

export const isUnpaid = sql<boolean>`(kind = 'invoice' and status not in ('paid', 'cancelled', 'awaiting_payment') and coalesce(balance, 0) > 0)`;

export const isOverdue = (today: string) =>
  sql<boolean>`(status = 'overdue' or (status = 'open' and coalesce(balance, 0) > 0 and due_date < ${today}))`;

export const isUnderReview = sql<boolean>`(status = 'awaiting_payment' and exists (
  select 1 from payments where payments.transaction_id = transactions.id and payments.state = 'held'
))`;

/** Paid by an eCheck that isn't cleared yet; `since`: yyyy-mm-dd, see clearingSince. */
export const isClearing = (since: string) => sql<boolean>`(status = 'paid' and exists (
  select 1 from payments
  where payments.state = 'recorded' and payments.platform = 'authorizenet' and payments.payform = 'bank_account'
    and not payments.is_refund_due and (payments.paid_at at time zone 'UTC')::date > ${since}::date
    and (payments.transaction_id = transactions.id
      or payments.id in (select payment from payment_parts where payment_parts.invoice_id = transactions.id))
))`;

/** The status that customers see today; each transaction has one. */
export const shownStatus = (today: string) => sql<string>`case
  when approval_status = 2 then 'refused'
  when approval_status = 0 and status <> 'cancelled' then 'waiting'
  when ${isOverdue(today)} then 'overdue'
  when kind = 'invoice' and status = 'open' and balance > 0 and balance < netvalue then 'part_paid'
  else status end`;
