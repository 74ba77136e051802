import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { reorder } from '../../../src/state/history/reorder.ts';
import { aCartLine } from '../../domain/builders.ts';
import { aProductWire } from '../../support/builders.ts';
import { aTransactionWire, cartContents } from '../../support/cart.ts';
import { orderedLine, respondWithProducts } from '../../support/orderAgain.ts';
import { waitUntilPasses } from '../../support/waitUntilPasses.ts';
import { aWorkspace } from '../../support/workspace.ts';

/** Two cases of olives, 24 pieces, and one bottle of vinegar. */
const ORDERED = [
  orderedLine(1, 2, { unit_of_measure: 'Case of 12', factor: 12, original_netprice: 10 }),
  orderedLine(3, 1, { original_netprice: 10 }),
];

type Shop = {
  lines?: ReturnType<typeof orderedLine>[];
  today?: Parameters<typeof respondWithProducts>[0];
};

/** A customer whose cart is read and empty. */
const openShop = ({ lines = ORDERED, today = {} }: Shop = {}) => {
  const respond = respondWithProducts(today);
  const requested: string[] = [];
  const { workspace, portal, cart } = aWorkspace((call) => {
    requested.push(call.path);
    return call.path === '/transactions/id-1'
      ? { success: true, transaction: aTransactionWire({ lines }) }
      : respond(call);
  });
  cart.state.setState({ restored: true });
  return {
    cart,
    requested: () => requested,
    contents: () => cartContents(workspace),
    reorder: () => reorder({ http: portal.http, queries: workspace.queries, cart }, 'id-1'),
  };
};

describe('an order by one click', () => {
  it('is added as it was, and its products are counted', async () => {
    const shop = openShop();
    expect(await shop.reorder()).toBe(2);
    expect(shop.contents()).toEqual(['Green olives: 2', 'Sherry vinegar: 1']);
    expect(shop.cart.state.getState().entries.map(({ line }) => line.section)).toEqual([
      'order_again',
      'order_again',
    ]);
  });

  const olives = aProductWire({ id: 1, name: 'Green olives' });
  const crate = orderedLine(1, 1, { unit_of_measure: 'Crate', factor: 6 });
  it.each<{ says: string } & Shop>([
    { says: 'costs more', today: { price: 10.01 } },
    { says: 'isn’t in stock in its quantity', today: { stock: 23 } },
    { says: 'has a product that is no longer sold', today: { products: [olives] } },
    { says: 'has a unit that is no longer sold', lines: [crate] },
    { says: 'has nothing but gifts', lines: [orderedLine(1, 1, { detail_type: 1 })] },
  ])('adds nothing where the order $says', async ({ says: _, ...changes }) => {
    const shop = openShop(changes);
    expect(await shop.reorder()).toBe(0);
    expect(shop.contents()).toEqual([]);
  });

  it('leaves a cart that has something as it is', async () => {
    const shop = openShop();
    const line = aCartLine({ productId: 4, name: 'Capers', quantity: '5' });
    shop.cart.setEntries([{ key: '4', position: 0, line }]);
    expect(await shop.reorder()).toBe(0);
    expect(shop.contents()).toEqual(['Capers: 5']);
  });

  it('waits for a cart that is being read', async () => {
    const shop = openShop();
    shop.cart.state.setState({ restored: false });
    const ordered = shop.reorder();
    await waitUntilPasses(() => expect(shop.requested()).toContain('/transactions/id-1'));
    expect(shop.contents()).toEqual([]);
    shop.cart.state.setState({ restored: true });
    expect(await ordered).toBe(2);
    expect(shop.contents()).toEqual(['Green olives: 2', 'Sherry vinegar: 1']);
  });

  it('adds nothing to a cart that can’t be read in time', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const shop = openShop();
    shop.cart.state.setState({ restored: false });
    const ordered = shop.reorder();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await ordered).toBe(0);
    expect(shop.contents()).toEqual([]);
  });

  it('throws while the back office is unreachable, and adds nothing', async () => {
    const { workspace, portal, cart } = aWorkspace();
    cart.state.setState({ restored: true });
    const services = { http: portal.http, queries: workspace.queries, cart };
    await expect(reorder(services, 'id-1')).rejects.toBeInstanceOf(CallError);
    expect(cartContents(workspace)).toEqual([]);
  });
});
