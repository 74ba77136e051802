import { act } from '@testing-library/react';
import type { CartDetails } from '../../src/domain/cart/cart.ts';
import type { CartLine } from '../../src/domain/cart/cartLine.ts';
import type { Workspace } from '../../src/state/workspace.ts';

/** Puts lines in the cart that a screen shows. */
export const fillCart = (
  { cart }: Workspace,
  lines: readonly CartLine[],
  details: Partial<CartDetails> = {},
): void =>
  act(() => {
    cart?.setEntries(lines.map((line, position) => ({ key: String(line.productId), position, line })));
    cart?.setDetails(details);
  });

/** What the cart holds, as `product: quantity`. */
export const inCart = ({ cart }: Workspace): string[] =>
  (cart?.state.getState().entries ?? []).map(({ line }) => `${line.name}: ${line.quantity}`);

/** The company's ways to ship, as the wire names them. */
export const companySettings = (
  methods: readonly { code: string; name: string; fixed: number; zones?: string[] }[],
) => ({
  success: true,
  settings: {
    payment_charge: {},
    shipping_methods: methods.map(({ zones = [], ...method }) => ({
      ...method,
      rule_id: null,
      percent: null,
      zones,
    })),
  },
});

/** An order as the wire names it. */
export const aTransactionWire = (changes: Record<string, unknown> = {}) => ({
  id: 'id-1',
  kind: 'order',
  transaction_number: 'WEB-1',
  transaction_date: '2026-11-18',
  ship_date: '2026-11-19',
  due_date: null,
  status: 'pending',
  approval_status: null,
  currency_code: 'USD',
  grossvalue: 30,
  discount: 3,
  tax: 1.89,
  shipping_cost: 18,
  shipping_method_name: 'Ground delivery',
  netvalue: 46.89,
  balance: null,
  line_count: 1,
  client_name: 'Corner Deli',
  client_payterm: '30 days',
  client_shipaddress1: '12 Main Street',
  ship_address_city: 'Miami',
  ship_address_state: 'FL',
  lines: [
    {
      product_id: 1,
      product_name: 'Green olives',
      product_code: 'OLV-1',
      quantity: 3,
      unit_of_measure: 'Jar',
      order_detail_grossvalue: 30,
      order_detail_discount: 3,
    },
    { product_id: 2, product_name: 'Toothpicks', product_code: 'TP', quantity: 1, detail_type: 1 },
  ],
  ...changes,
});
