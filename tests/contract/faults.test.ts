import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { toErrorCode, toFailure } from '../../src/api/callError.ts';
import { decodeEntries } from '../../src/api/cart/cartDocument.ts';
import { placeTransaction } from '../../src/api/checkout/placeTransaction.ts';
import { findTransactionByNumber, loadTransaction } from '../../src/api/history/loadTransaction.ts';
import { loadTransactions } from '../../src/api/history/loadTransactions.ts';
import type { SubmissionResult } from '../../src/state/checkout/submissionResult.ts';
import { createBackOfficeStore } from '../../src/sync/stores/backOfficeStore.ts';
import { createPortalClient } from '../support/backEnd/portalClient.ts';
import { orderVisit, sentLine } from '../support/backEnd/visit.ts';
import { speedUpTimers, toRealMs } from '../support/faults/fastClock.ts';
import { createFaultPlan, type FaultScenario, faultScenarios } from '../support/faults/faultScenarios.ts';
import { startFaultyProxy } from '../support/faults/faultyProxy.ts';
import { startRestartableBackEnd } from '../support/faults/restartableBackEnd.ts';
import { createShopper, type Shopper } from '../support/faults/shopper.ts';
import { COMPANY, clientIdOf, emailOf } from '../support/faults/shoppers.ts';
import { controlTimeLimits } from '../support/faults/timeLimits.ts';
import { waitUntilPasses } from '../support/waitUntilPasses.ts';

/** `FAULT_ORDERS=200` runs the long test. */
const ORDERS = Number(process.env.FAULT_ORDERS ?? 40);
const SHOPPERS = 10;
/** How long after the portal's time limit a late request or answer arrives, ms. */
const LATE = 500;
/** A customer who reloads while the order is sent, ms. */
const RELOAD_AFTER_MS = 450;
/** Each try may meet one of four faults, and either restart. */
const MAX_TRIES = 12;
/** The customer tries again a minute later. */
const NEXT_TRY_AFTER_MS = toRealMs(60_000);
/** Stops a run that hangs, ms. */
const LONGEST = 120_000 + ORDERS * 10_000;
/** Stops a wait that hangs, ms. */
const LONGEST_WAIT = 60_000;

type Outcome = {
  purchaseOrder: string;
  isPlaced: boolean;
  number: string | null;
  code: string;
  tries: number;
};

const counts = new Map<string, number>();
const count = (name: string) => void counts.set(name, (counts.get(name) ?? 0) + 1);

let backEnd: Awaited<ReturnType<typeof startRestartableBackEnd>>;
let timeLimits: ReturnType<typeof controlTimeLimits>;

beforeAll(async () => {
  for (const listening of ['addEventListener', 'removeEventListener'])
    vi.stubGlobal(listening, () => undefined);
  speedUpTimers();
  timeLimits = controlTimeLimits();
  backEnd = await startRestartableBackEnd(SHOPPERS + 1);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  timeLimits.restore();
  await backEnd.close();
});

const resultCode = (result: SubmissionResult): string =>
  result.status === 'placed' ? 'placed' : result.code;

type Device = Pick<ReturnType<Shopper['currentDevice']>, 'press' | 'follow'>;

const followOrder = async (device: Device) => {
  const result = await device.follow();
  if (result?.status === 'unknown') throw new Error('the back office cannot be asked');
  return result;
};

const isUnknown = (result: SubmissionResult) => result.status === 'unknown';

/**
 * Both devices of a customer press at the same time. Once one of them has placed the order, both must report the same order as
 * placed.
 */
const pressOnBoth = async (
  thisDevice: Device,
  otherDevice: Device & { close(): Promise<void> },
): Promise<SubmissionResult> => {
  const results = await Promise.all([thisDevice.press(), otherDevice.press()]);
  count(`two devices were told: ${results.map(resultCode).toSorted().join(', ')}`);
  const isPlaced = results.find(({ status }) => status === 'placed');
  if (isPlaced?.status === 'placed') {
    const { id, number } = isPlaced;
    for (const [index, device] of [thisDevice, otherDevice].entries()) {
      const deviceResult = results[index];
      const result =
        deviceResult?.status === 'placed' ? deviceResult : await waitUntilPasses(() => followOrder(device));
      expect(result, `${resultCode(isPlaced)}, ${deviceResult && resultCode(deviceResult)}`).toMatchObject({
        status: 'placed',
        id,
        number,
      });
    }
  }
  await otherDevice.close();
  const [first] = results;
  return isPlaced ?? first;
};

const press = async (shopper: Shopper, mode: FaultScenario['press']): Promise<SubmissionResult> => {
  if (mode === 'then reload') {
    const result = await Promise.race([shopper.press(), pause(RELOAD_AFTER_MS)]);
    await shopper.reload();
    return result?.status === 'placed' ? result : shopper.press();
  }
  if (mode === 'on two devices') {
    return pressOnBoth(shopper.currentDevice(), await shopper.openOtherDevice());
  }
  if (mode === 'once') return shopper.press();
  const [first, second] = await Promise.all([shopper.press(), shopper.press()]);
  expect(second).toBe(first);
  return first;
};

/** Numbers are times in ms, so two customers' carts may start with the same one. */
const ignoreTakenNumber = (error: unknown) => {
  if (toErrorCode(error) !== 'number_taken') throw error;
  count('number taken already');
};

const takeNumber = async (shopper: Shopper): Promise<void> => {
  const number = shopper.number();
  count('number taken');
  await waitUntilPasses(async () => {
    const { http } = await createPortalClient(backEnd.address(), COMPANY, emailOf(SHOPPERS));
    const visit = orderVisit(number, clientIdOf(SHOPPERS), [sentLine(105, 2)]);
    await placeTransaction(http, 'order_service', visit).catch(ignoreTakenNumber);
    const client = await createPortalClient(backEnd.address(), COMPANY, shopper.email);
    const foundOrder = await findTransactionByNumber(client.http, number).catch(toFailure);
    expect(foundOrder, 'an order of the same customer').toBe('not_found');
  });
};

/** One order: pressed until it is placed or refused for good; an unknown result is always tried again. */
const order = async (
  shopper: Shopper,
  scenario: FaultScenario,
  index: number,
  begin: () => void,
): Promise<Outcome> => {
  const purchaseOrder = `FAULT-${String(index).padStart(4, '0')}`;
  const expectedLines = await shopper.fill(purchaseOrder, 10 + (index % 7));
  await shopper.untilSaved();
  if (scenario.isNumberTaken) await takeNumber(shopper);
  const describe = (submission: SubmissionResult) =>
    `${purchaseOrder}, ${JSON.stringify(scenario)}: ${JSON.stringify(submission)}`;
  begin();
  let result = await press(shopper, scenario.press);
  let tries = 1;
  while (isUnknown(result) || (result.status !== 'placed' && !scenario.givesUp && tries < MAX_TRIES)) {
    count(`told: ${resultCode(result)}`);
    expect(shopper.lines(), `the cart after ${describe(result)}`).toEqual(expectedLines);
    expect(tries, describe(result)).toBeLessThan(MAX_TRIES);
    await backEnd.restarted();
    await pause(NEXT_TRY_AFTER_MS);
    result = await shopper.press();
    tries += 1;
  }
  count(`told: ${resultCode(result)}`);
  const remainingLines = result.status === 'placed' ? [] : expectedLines;
  await expect
    .poll(() => shopper.lines(), { timeout: LONGEST_WAIT, message: describe(result) })
    .toEqual(remainingLines);
  return {
    purchaseOrder,
    isPlaced: result.status === 'placed',
    number: result.status === 'placed' ? result.number : null,
    code: result.status === 'placed' ? '' : result.code,
    tries,
  };
};

const loadStored = async (shopper: number) => {
  const { http } = await createPortalClient(backEnd.address(), COMPANY, emailOf(shopper));
  const page = await loadTransactions(http, { page: 1, pageSize: 100, kind: 'order', search: '' });
  expect(page.transactions).toHaveLength(page.total);
  const orders = await Promise.all(
    page.transactions.map(async ({ id }) => {
      const { number, purchaseOrder } = await loadTransaction(http, id);
      return { number, purchaseOrder };
    }),
  );
  const { data } = await createBackOfficeStore(
    http,
    'reader',
    () => import('../../src/sync/stores/watchDocuments.ts'),
  ).read('transaction');
  const entries = decodeEntries(data);
  return { orders, cart: entries.map(({ line }) => `${line.quantity} × ${line.productId}`) };
};

test(
  'every order exists exactly once or is reported as not placed, and no cart is lost',
  async () => {
    const pendingIndexes = Array.from({ length: ORDERS }, (_, index) => index);
    const outcomes: Outcome[] = [];
    const restarts = new Map([
      [Math.floor(ORDERS / 3), 'SIGKILL' as const],
      [Math.floor((ORDERS * 2) / 3), 'SIGTERM' as const],
    ]);

    const runShopper = async (shopper: number) => {
      const faultPlan = createFaultPlan(counts);
      const proxy = await startFaultyProxy({
        target: backEnd.address,
        faultOf: faultPlan.faultOf,
        expire: timeLimits.expire,
        delayMs: LATE,
      });
      const customer = await createShopper({ address: proxy.address, shopper });
      const shopperOutcomes: Outcome[] = [];
      for (let index = pendingIndexes.shift(); index !== undefined; index = pendingIndexes.shift()) {
        const scenario = faultScenarios[index % faultScenarios.length];
        if (!scenario) throw new Error('no occasion');
        const restart = restarts.get(index);
        if (restart) {
          count(`back end ended by ${restart}`);
          backEnd.restart(restart);
        }
        shopperOutcomes.push(await order(customer, scenario, index, () => faultPlan.begin(scenario)));
        faultPlan.end();
      }
      await customer.untilSaved();
      const cartLines = customer.lines();
      customer.close();
      await proxy.close();
      outcomes.push(...shopperOutcomes);
      return { shopper, mine: shopperOutcomes, kept: cartLines };
    };

    const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, (_, shopper) => runShopper(shopper)));
    await backEnd.restarted();

    let duplicates = 0;
    let lostCarts = 0;
    for (const { shopper, mine: shopperOutcomes, kept: cartLines } of shoppers) {
      const { orders, cart } = await loadStored(shopper);
      if (cart.join() !== cartLines.join()) lostCarts += 1;
      expect.soft(cart, 'the cart in the cloud store is the one on the screen').toEqual(cartLines);
      for (const { purchaseOrder, isPlaced, number } of shopperOutcomes) {
        const numbers = orders
          .filter((order) => order.purchaseOrder === purchaseOrder)
          .map((order) => order.number);
        duplicates += Math.max(0, numbers.length - 1);
        expect
          .soft(numbers, `${purchaseOrder} was reported as ${isPlaced ? 'placed' : 'not placed'}`)
          .toEqual(isPlaced ? [number] : []);
      }
      expect
        .soft(orders, 'nothing that nobody ordered')
        .toHaveLength(shopperOutcomes.filter(({ isPlaced }) => isPlaced).length);
    }
    expect(outcomes).toHaveLength(ORDERS);

    expect.soft({ duplicates, lostCarts }).toEqual({ duplicates: 0, lostCarts: 0 });

    const countWhere = (matches: (outcome: Outcome) => boolean) => outcomes.filter(matches).length;
    const faults = [...counts].sort().map(([name, times]) => `  ${name}: ${times}`);
    process.stdout.write(
      `${[
        `Orders under faults: ${ORDERS} by ${SHOPPERS} customers`,
        `  placed, each exactly once: ${countWhere(({ isPlaced }) => isPlaced)}`,
        `  reported as not placed, and not there: ${countWhere(({ isPlaced }) => !isPlaced)}`,
        `  pressed again: ${countWhere(({ tries }) => tries > 1)}`,
        `  duplicates: ${duplicates}, carts lost: ${lostCarts}`,
        ...faults,
      ].join('\n')}\n`,
    );
  },
  LONGEST,
);
