import type { OrderStepWire } from '../../../../src/api/history/orderStepSchema.ts';
import { packingDay } from '../../calendar.ts';
import type { TransactionRow } from '../../database/schema.ts';

type StepName = OrderStepWire['step'];
type Facts = Pick<
  TransactionRow,
  | 'kind'
  | 'status'
  | 'approval_status'
  | 'content_hash'
  | 'transaction_date'
  | 'ship_date'
  | 'created_at'
  | 'step_dates'
>;

const APPROVED = 1;

/** What waits for an approval has no plan yet. */
const planOf = ({
  transaction_date,
  ship_date,
  approval_status,
}: Facts): Partial<Record<StepName, string>> => {
  if (ship_date === null || (approval_status ?? APPROVED) !== APPROVED) return {};
  return {
    packed: `${packingDay(ship_date, transaction_date)}T16:00:00.000Z`,
    shipped: `${ship_date}T08:00:00.000Z`,
    delivered: `${ship_date}T17:00:00.000Z`,
  };
};

const dayIn = (time: string | undefined) => time?.slice(0, 10) ?? '9999';

/** The status of an invoice tells how it is paid, so that its delivery goes by the plan. */
const reachedOf = (row: Facts, today: string): Partial<Record<StepName, boolean>> => {
  const { kind, status, approval_status, step_dates } = row;
  const plan = kind === 'invoice' ? planOf(row) : {};
  const isDelivered = status === 'delivered' || dayIn(plan.delivered) < today;
  const isShipped = isDelivered || status === 'shipped' || dayIn(plan.shipped) <= today;
  return {
    placed: true,
    approved: approval_status === APPROVED,
    packed: isShipped || step_dates.packed !== undefined || dayIn(plan.packed) < today,
    shipped: isShipped,
    delivered: isDelivered,
  };
};

/**
 * The steps of an order, or of an invoice that was placed in the portal, which is a purchase itself. An estimate, a bill for
 * something else, and what isn't placed before its payment have none. `today`: yyyy-mm-dd; what should have happened on
 * an earlier day has no date.
 */
export const orderSteps = (row: Facts, today: string): OrderStepWire[] => {
  const { kind, status, approval_status, content_hash, created_at, step_dates } = row;
  const isPurchase = kind === 'order' || (kind === 'invoice' && content_hash !== null);
  if (!isPurchase || status === 'awaiting_payment') return [];
  const approval: StepName[] = approval_status === null ? [] : ['approved'];
  const names: StepName[] = ['placed', ...approval, 'packed', 'shipped', 'delivered'];
  const reached = reachedOf(row, today);
  const last = names.findLastIndex((step) => reached[step]);
  const plan = planOf(row);
  const known: Partial<Record<StepName, string>> = {
    ...(kind === 'invoice' && plan),
    ...step_dates,
    placed: created_at.toISOString(),
  };
  if (status === 'cancelled') {
    const until: StepName[] = [...names.slice(0, last + 1), 'cancelled'];
    return until.map((step) => ({ step, state: 'done', date: known[step] ?? null }));
  }
  return names.map((step, at) => {
    if (at > last) {
      const date = dayIn(plan[step]) < today ? null : (plan[step] ?? null);
      return { step, state: 'next', date, is_estimated: true };
    }
    return { step, state: at === last && step !== 'delivered' ? 'now' : 'done', date: known[step] ?? null };
  });
};
