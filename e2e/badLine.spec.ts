import { setTimeout as pause } from 'node:timers/promises';
import { createPortalServer } from '../host-demo/portalServer.ts';
import { type Fault, startFaultyLine } from '../tests/support/faults/faultyLine.ts';
import { startMortalBackEnd } from '../tests/support/faults/mortalBackEnd.ts';
import { emailOf } from '../tests/support/faults/shoppers.ts';
import { expect, logIn, PASSWORD, test } from './support/journey.ts';
import { add } from './support/ordering.ts';

/**
 * Orders over a line on which the wire itself fails, to a back end that is ended while one of them is on its way: what
 * tests/contract/faults.test.ts does to the portal without its screens.
 */

const BUYER = emailOf(0);
/** What becomes of the first attempt of each order. */
const STORY: (Fault | 'the back end is ended')[] = [
  'request_lost',
  'answer_lost',
  'twice',
  'the back end is ended',
];
const LATE = 2_000;
const purchaseOrderOf = (order: number) => `LINE-${order}`;

/** A portal of its own, whose back end can be ended and started again on the same data. */
const startPortal = async (faultOf: () => Fault | null) => {
  const backEnd = await startMortalBackEnd(1);
  const line = await startFaultyLine({
    target: backEnd.address,
    faultOf: ({ path }) => (path === '/rest/visitSync' ? faultOf() : null),
    late: LATE,
  });
  const folder = new URL('../dist/portal/', import.meta.url);
  const portal = await createPortalServer({ folder, backend: line.address, parents: [] });
  const { port } = new URL(await portal.listen({ port: 0, host: 'localhost' }));
  return {
    address: `http://localhost:${port}`,
    backEnd,
    async close() {
      await portal.close();
      await line.close();
      await backEnd.close();
    },
  };
};

/** How many orders the back office has, of each purchase order number and altogether. */
const countOrders = async (backEnd: string, purchaseOrders: string[]): Promise<number[]> => {
  const login = { email: BUYER, password: PASSWORD, company_id: 1, recaptchaToken: null };
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify(login);
  const { token } = await (await fetch(`${backEnd}/users/login`, { method: 'POST', headers, body })).json();
  const counted = ['', ...purchaseOrders].map(async (search) => {
    const response = await fetch(`${backEnd}/transactions?kind=order&search=${search}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    return (await response.json()).total;
  });
  const [total, ...each] = await Promise.all(counted);
  return [...each, total];
};

test.use({ expectedNoise: [/Failed to load resource|ERR_/] });

test('every order is placed once, whatever the line does, and though the back end is ended', async ({
  page,
}) => {
  let fault: Fault | null = null;
  const portal = await startPortal(() => {
    const now = fault;
    fault = null;
    return now;
  });
  try {
    await page.goto(`${portal.address}/store?text=olive`);
    await logIn(page, BUYER);
    for (const [order, what] of STORY.entries()) {
      await page.goto(`${portal.address}/store?text=olive`);
      await add(page, 'Olive oil', 3 + order);
      await page.goto(`${portal.address}/checkout`);
      await page.getByRole('radio', { name: /Our van/ }).check();
      await page.getByLabel('Your purchase order number').fill(purchaseOrderOf(order));
      const isEnded = what === 'the back end is ended';
      fault = isEnded ? 'answer_late' : what;
      await page.getByRole('button', { name: 'Place order' }).dblclick();
      if (isEnded) {
        await expect(page.getByText(/^Sending it to/)).toBeVisible();
        await pause(LATE / 4);
        portal.backEnd.restart('SIGKILL');
      }
      const placed = page.getByRole('heading', { level: 1, name: 'Order placed' });
      const again = page.getByRole('button', { name: 'Ask again' });
      await expect(placed.or(again), what).toBeVisible({ timeout: 30_000 });
      if (await again.isVisible()) await again.click();
      await expect(placed, what).toBeVisible({ timeout: 30_000 });
      await expect(page.getByRole('button', { name: /^Cart · 0/ })).toBeVisible();
    }
    await portal.backEnd.restarted();
    const purchaseOrders = STORY.map((_, order) => purchaseOrderOf(order));
    expect(await countOrders(portal.backEnd.address(), purchaseOrders)).toEqual([
      ...purchaseOrders.map(() => 1),
      STORY.length,
    ]);
  } finally {
    await portal.close();
  }
});
