import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '../../src/api/session/login.ts';
import { loadCompany } from '../../src/api/tenant/loadCompany.ts';
import type { CartLine } from '../../src/domain/cart/cartLine.ts';
import { changedLines } from '../../src/state/cart/changedLines.ts';
import { openCart } from '../../src/state/cart/openCart.ts';
import { verifyCart } from '../../src/state/cart/verifyCart.ts';
import { placeOrder } from '../../src/state/checkout/placeOrder.ts';
import { createPortalState } from '../../src/state/portal.ts';
import { customerOf, openSession } from '../../src/state/session/sessionStore.ts';
import { createWorkspace } from '../../src/state/workspace.ts';
import { aCartLine } from '../domain/builders.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { PASSWORD } from '../support/backEnd/tenants.ts';
import { createMemoryStore } from '../support/fakeCloud.ts';

/** The price verification against the reference back end, over HTTP: what a cart of some time ago becomes. */

let backEnd: BackEnd;

beforeAll(async () => {
  backEnd = await startBackEnd();
});
afterAll(() => backEnd.close());

const CASE = { code: 'CS', name: 'Case of 12', factor: '12' };
/** As they were when they were added: the juice at the price it still has, the rice dearer, one product not yet gone. */
const juice = aCartLine({
  productId: 101,
  name: 'Apple juice',
  quantity: '2',
  units: [CASE],
  unit: CASE,
  price: { defaultPrice: 10, netValue: 9.5 },
});
const rice = aCartLine({ productId: 102, name: 'Rice', price: { defaultPrice: 25 } });
const gone = aCartLine({ productId: 104, name: 'Gone', subline: 'Staples' });
const unknown = aCartLine({ productId: 999, name: 'Never there' });

const atWork = async (email: string, lines: readonly CartLine[]) => {
  const { address } = backEnd;
  const addresses = {
    companyApi: address,
    api: address,
    productApi: address,
    orderApi: address,
    legacyApi: address,
    searchApi: address,
    documentsApi: address,
    brandRulesApi: address,
  };
  const loaded = await loadCompany(address, { subdomain: 'demo', hostname: 'demo.portal.test' });
  const company = { ...loaded, settings: { ...loaded.settings, inventoryCheck: true } };
  const settings = { addresses, errorReporting: null, recaptchaSiteKey: null };
  const local = createMemoryStore();
  const portal = createPortalState({ company, settings, parent: null, ownsPage: true, local });
  openSession(
    portal.session,
    await login(portal.http, { email, password: PASSWORD, company_id: company.id }),
  );
  const customer = customerOf(portal.session.getState());
  if (!customer) throw new Error('nobody is logged in');
  const closed = createWorkspace(portal, customer, () => undefined);
  const { cart, prices } = openCart(portal, customer, closed);
  cart.setEntries(lines.map((line, position) => ({ key: String(line.productId), position, line })));
  const workspace = { ...closed, cart, prices };
  return {
    workspace,
    cart,
    names: () => cart.state.getState().entries.map(({ line }) => line.name),
    removed: () => cart.state.getState().details.removed.map(({ name, reason }) => `${name}: ${reason}`),
    changes: () =>
      changedLines(workspace, cart.state.getState().entries, cart.checks.state.getState().stock).map(
        ({ line, changes }) => `${line.name}: ${changes.map(({ kind }) => kind).join(', ')}`,
      ),
  };
};

test('a product that the company disabled leaves the cart with its name, and so does one that is not there', async () => {
  const { workspace, names, removed } = await atWork('buyer@demo.test', [juice, gone, unknown]);
  expect(await verifyCart(workspace)).toEqual({ ok: true, removed: 2 });
  expect(names()).toEqual(['Apple juice']);
  expect(removed()).toEqual(['Gone: discontinued', 'Never there: failed_to_load']);
});

test('a customer keeps what the list allows', async () => {
  const { workspace, names, removed } = await atWork('restricted@demo.test', [juice, rice]);
  await verifyCart(workspace);
  expect(names()).toEqual(['Apple juice']);
  expect(removed()).toEqual(['Rice: not_allowed']);
});

test('prices, rules, units and stock come together, and only what moved is told', async () => {
  const short = { ...juice, quantity: '11' };
  const { workspace, cart, changes } = await atWork('buyer@demo.test', [short, rice]);
  expect(await verifyCart(workspace)).toEqual({ ok: true, removed: 0 });
  // 132 pieces are asked for and one warehouse has 120; the rice cost 25 and now costs 19 less 10 %.
  expect(changes()).toEqual(['Apple juice: stock_short', 'Rice: price_down']);
  const [first, second] = cart.state.getState().entries;
  expect(first?.line).toMatchObject({ unit: CASE, units: [{ code: 'EA' }, { code: 'CS' }] });
  expect(second?.line.rules).toMatchObject({ gifts: [{ productId: 103 }] });
});

test('an order is not sent while something is to be seen first; then it is', async () => {
  const { workspace, cart, names } = await atWork('buyer@demo.test', [juice, gone]);
  expect(await placeOrder(workspace, null)).toMatchObject({ ok: false, reason: 'changed' });
  expect(names()).toEqual(['Apple juice']);
  cart.setDetails({ shippingMethodCode: 'VAN' });
  const van = { code: 'VAN', name: 'Our van', ruleId: 7, fixed: '12', percent: '5', zones: [] };
  expect(await placeOrder(workspace, van)).toMatchObject({ ok: true, kept: 0 });
});
