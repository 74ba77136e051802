import type { PastTransaction, ProductSeed } from '../types.ts';
import type { Random } from './random.ts';

export type PastPlan = {
  random: Random;
  usual: readonly ProductSeed[];
  orders: number;
  invoices: number;
  estimates: number;
  lineValue: number;
  firstNumber: number;
  /** Uses whole timestamps as order numbers (`full_order_number`). */
  hasFullNumbers?: boolean;
  /** Of the oldest order; without it the customer has no numbers of their own. */
  firstPurchaseOrder?: number;
};

const DAYS_PER_YEAR = 360;
const TERMS = 30;

/** Regular products: the first in every transaction, the others in every second or third. */
const REGULAR_INTERVALS = [1, 1, 2, 2, 3, 3];

type PastLine = PastTransaction['lines'][number];

function packOf({ product, units }: ProductSeed, lineValue: number) {
  const price = Math.max(Number(product.default_price ?? 0), 0.01);
  const affordable = units.filter(({ factor }) => factor * price <= lineValue * 1.5);
  const unit = affordable.at(-1) ?? units[0];
  const most = Math.max(1, Math.round(lineValue / (price * (unit?.factor ?? 1))));
  return { units: unit?.units ?? null, most: Math.min(most, 24) };
}

/** The regular purchases of a transaction, counted from the newest. The newest has none, so that they are due again. */
function regularLines({ usual, lineValue }: PastPlan, fromNewest: number): PastLine[] {
  if (fromNewest === 0) return [];
  const inStock = usual.filter(({ stock }) => stock.some(({ quantity }) => quantity > 24));
  return REGULAR_INTERVALS.flatMap((every, at) => {
    const seed = inStock[at * 3];
    if (!seed || fromNewest % every !== 0) return [];
    const { units, most } = packOf(seed, lineValue);
    return [{ product_id: seed.product.id, quantity: Math.ceil(most / 2), units }];
  });
}

function linesOf(plan: PastPlan, fromNewest: number): PastLine[] {
  const { random, usual, lineValue } = plan;
  const count = random.whole(2, 6);
  const chosen = new Set<ProductSeed>();
  while (chosen.size < Math.min(count, usual.length)) chosen.add(random.pick(usual));
  const regular = regularLines(plan, fromNewest);
  const others = [...chosen].map((seed) => {
    const { units, most } = packOf(seed, lineValue);
    return { product_id: seed.product.id, quantity: random.whole(1, most), units };
  });
  return [
    ...regular,
    ...others.filter(({ product_id }) => !regular.some((line) => line.product_id === product_id)),
  ];
}

function daysOfAYear(count: number, newest: number): number[] {
  return Array.from({ length: count }, (_, index) =>
    Math.round(newest + ((DAYS_PER_YEAR - newest) * (count - 1 - index)) / Math.max(1, count - 1)),
  );
}

function orderStatus(fromNewest: number, daysAgo: number): PastTransaction['status'] {
  if (fromNewest === 0) return daysAgo < 4 ? 'processing' : 'shipped';
  if (fromNewest === 1) return 'shipped';
  return fromNewest === 4 ? 'cancelled' : 'delivered';
}

function invoiceState(fromNewest: number): Pick<PastTransaction, 'status' | 'openShare' | 'daysAgo'> | null {
  switch (fromNewest) {
    case 0:
      return { status: 'open', openShare: 1, daysAgo: 6 };
    case 1:
      return { status: 'open', openShare: 0.4, daysAgo: 17 };
    case 2:
      return { status: 'overdue', openShare: 1, daysAgo: TERMS + 14 };
    default:
      return null;
  }
}

/** (rules: Order number) Timestamps are some weeks apart. */
const orderNumber = ({ firstNumber, hasFullNumbers }: PastPlan, index: number): string =>
  hasFullNumbers
    ? `WEB-${firstNumber + index * 2_419_200_119}`
    : `WEB-${String((firstNumber + index * 7919) % 10_000_000).padStart(7, '0')}`;

const purchaseOrder = ({ firstPurchaseOrder }: PastPlan, index: number): string =>
  firstPurchaseOrder === undefined ? '' : `PO-${firstPurchaseOrder + index * 7}`;

export function makePast(plan: PastPlan): PastTransaction[] {
  const { orders, invoices, estimates, firstNumber } = plan;
  const documentNumber = firstNumber % 10_000_000;
  const past: PastTransaction[] = [];
  for (const [index, daysAgo] of daysOfAYear(orders, 2).entries()) {
    past.push({
      kind: 'order',
      number: orderNumber(plan, index),
      purchaseOrder: purchaseOrder(plan, index),
      daysAgo,
      status: orderStatus(orders - 1 - index, daysAgo),
      openShare: 0,
      lines: linesOf(plan, orders - 1 - index),
    });
  }
  for (const [index, daysAgo] of daysOfAYear(invoices, TERMS + 40).entries()) {
    const state = invoiceState(invoices - 1 - index) ?? { status: 'paid' as const, openShare: 0, daysAgo };
    past.push({
      kind: 'invoice',
      number: `INV-${documentNumber + index * 13}`,
      ...state,
      lines: linesOf(plan, invoices - 1 - index),
    });
  }
  for (const [index, daysAgo] of daysOfAYear(estimates, 9).entries()) {
    past.push({
      kind: 'estimate',
      number: `EST-${documentNumber + index * 17}`,
      daysAgo,
      status: index === estimates - 1 ? 'open' : 'accepted',
      openShare: 0,
      lines: linesOf(plan, estimates - 1 - index),
    });
  }
  return past.sort((one, other) => other.daysAgo - one.daysAgo);
}
