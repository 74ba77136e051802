import { act } from '@testing-library/react';
import type { CartDetails } from '../../src/domain/cart/cart.ts';
import type { CartLine } from '../../src/domain/cart/cartLine.ts';
import type { TestWorkspace } from './workspace.ts';

export const fillCart = (
  { cart }: Pick<TestWorkspace, 'cart'>,
  lines: readonly CartLine[],
  details: Partial<CartDetails> = {},
): void =>
  act(() => {
    cart.setEntries(lines.map((line, position) => ({ key: String(line.productId), position, line })));
    cart.setDetails(details);
  });

/** The cart's lines as `name: quantity`. */
export const cartContents = ({ cart }: Pick<TestWorkspace, 'cart'>): string[] =>
  cart.state.getState().entries.map(({ line }) => `${line.name}: ${line.quantity}`);

/** The response with the company's shipping methods, in wire names. */
export const companySettings = (
  methods: readonly { code: string; name: string; fixed: number; free_minimum?: number; zones?: string[] }[],
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

/** An order in wire names. */
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
  shipping_method_name: 'Ground shipping',
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

/** A cloud store that increases the revision with each change; a repeated revision means that the change was lost. */
export const savedCart = () => {
  let revision = 1;
  return {
    '/documents/transaction': ({ method }: { method: string }) => {
      if (method === 'GET') return { success: true, name: 'transaction', revision, data: {} };
      revision += 1;
      return { success: true, revision };
    },
  };
};
