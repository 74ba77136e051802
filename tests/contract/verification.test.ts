import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '../../src/api/access/login.ts';
import { loadCompany } from '../../src/api/tenant/loadCompany.ts';
import type { CartLine } from '../../src/domain/cart/cartLine.ts';
import { openSession } from '../../src/state/access/openSession.ts';
import { customerOf } from '../../src/state/access/sessionStore.ts';
import { changedLines } from '../../src/state/cart/changedLines.ts';
import { aCartLine } from '../domain/builders.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { portalAt } from '../support/backEnd/portalAt.ts';
import { PASSWORD } from '../support/backEnd/tenants.ts';
import { createMemoryStore } from '../support/fakeCloud.ts';
import { openWorkspace } from '../support/workspace.ts';

let backEnd: BackEnd;

beforeAll(async () => {
  backEnd = await startBackEnd();
});
afterAll(() => backEnd.close());

const CASE = { code: 'CS', name: 'Case of 12', factor: '12' };
/** As they were added: the juice at the current price, the rice at a higher one, one product before it was disabled. */
const juice = aCartLine({
  productId: 101,
  name: 'Apple juice',
  quantity: '2',
  units: [CASE],
  unit: CASE,
  price: { defaultPrice: 10, netValue: 9.5 },
});
const rice = aCartLine({ productId: 102, name: 'Rice', price: { defaultPrice: 25 } });
const disabled = aCartLine({ productId: 104, name: 'Gone', subline: 'Staples' });
const unknown = aCartLine({ productId: 999, name: 'Never there' });

const openCart = async (email: string, lines: readonly CartLine[]) => {
  const { address } = backEnd;
  const loaded = await loadCompany(address, { subdomain: 'demo', hostname: 'demo.portal.test' });
  const company = { ...loaded, settings: { ...loaded.settings, inventoryCheck: true } };
  const { context: portal } = portalAt(address, company, createMemoryStore());
  openSession(
    portal.session,
    await login(portal.http, { email, password: PASSWORD, company_id: company.id }),
  );
  const customer = customerOf(portal.session.getState());
  if (!customer) throw new Error('nobody is logged in');
  const { workspace } = openWorkspace(portal, customer);
  const { cart } = workspace;
  cart.setEntries(lines.map((line, position) => ({ key: String(line.productId), position, line })));
  return {
    workspace,
    cart,
    names: () => cart.state.getState().entries.map(({ line }) => line.name),
    removed: () => cart.state.getState().details.removed.map(({ name, reason }) => `${name}: ${reason}`),
    changes: () =>
      changedLines(cart.context, cart.state.getState().entries, cart.checks.getState().stock).map(
        ({ line, changes }) => `${line.name}: ${changes.map(({ kind }) => kind).join(', ')}`,
      ),
  };
};

test('disabled and unknown products are removed from the cart and named', async () => {
  const { workspace, names, removed } = await openCart('buyer@demo.test', [juice, disabled, unknown]);
  expect(await workspace.cart.verify()).toEqual({ ok: true, removed: 2 });
  expect(names()).toEqual(['Apple juice']);
  expect(removed()).toEqual(['Gone: discontinued', 'Never there: failed_to_load']);
});

test('products that the customer may not buy are removed', async () => {
  const { workspace, names, removed } = await openCart('restricted@demo.test', [juice, rice]);
  await workspace.cart.verify();
  expect(names()).toEqual(['Apple juice']);
  expect(removed()).toEqual(['Rice: not_allowed']);
});

test('prices, rules, units and stock are updated, and only the changes are reported', async () => {
  const exceedingStock = { ...juice, quantity: '11' };
  const { workspace, cart, changes } = await openCart('buyer@demo.test', [exceedingStock, rice]);
  expect(await workspace.cart.verify()).toEqual({ ok: true, removed: 0 });
  // 132 pieces are in the cart and one warehouse has 120; the rice cost 25 and now costs 19 less 10 %.
  expect(changes()).toEqual(['Apple juice: stock_short', 'Rice: price_down']);
  const [first, second] = cart.state.getState().entries;
  expect(first?.line).toMatchObject({ unit: CASE, units: [{ code: 'EA' }, { code: 'CS' }] });
  expect(second?.line.rules).toMatchObject({ gifts: [{ productId: 103 }] });
});

test('an order isn’t sent while the cart has changed; afterwards it is', async () => {
  const { workspace, cart, names } = await openCart('buyer@demo.test', [juice, disabled]);
  expect(await workspace.orders.submit(null)).toMatchObject({ status: 'changed' });
  expect(names()).toEqual(['Apple juice']);
  cart.setDetails({ shippingMethodCode: 'VAN' });
  const van = { code: 'VAN', name: 'Our van', ruleId: 7, fixed: '12', percent: '5', zones: [] };
  expect(await workspace.orders.submit(van)).toMatchObject({ status: 'placed', kept: 0 });
});
