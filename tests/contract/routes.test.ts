import type * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '../../src/api/calls.ts';
import { placeTransaction, type VisitRoute } from '../../src/api/checkout/placeTransaction.ts';
import { findTransactionByNumber } from '../../src/api/history/loadTransaction.ts';
import type { VisitRequest } from '../../src/api/history/visitSchema.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { createPortalClient } from '../support/backEnd/portalClient.ts';
import { orderVisit, sentLine } from '../support/backEnd/visit.ts';

/** The three routes of a transaction, each with its own service and timeout. */

let backEnd: BackEnd;
let portal: Awaited<ReturnType<typeof createPortalClient>>;

beforeAll(async () => {
  backEnd = await startBackEnd();
  portal = await createPortalClient(backEnd.address, 'demo', 'buyer@demo.test');
});
afterAll(() => backEnd.close());

const ROUTES: readonly [route: VisitRoute, service: string, path: string, timeoutMs: number][] = [
  ['order_service', 'orderApi', '/rest/visitSync', 300_000],
  ['node_service', 'productApi', '/visit-sync', 300_000],
  ['legacy_host', 'legacyApi', '/rest/visitSync', 60_000],
];

/** Of letters, digits and dashes. */
const numberOf = (route: VisitRoute) => `WEB-${route.replace('_', '-')}`;

const visitOf = (route: VisitRoute): VisitRequest =>
  orderVisit(numberOf(route), portal.customer.clientId, [sentLine(101, 12, { units: 'EA' })]);

test.each(ROUTES)('%s accepts a transaction and its repeat', async (route, service, path, limit) => {
  const calls: Call<v.GenericSchema>[] = [];
  const http: typeof portal.http = {
    ...portal.http,
    send(call) {
      calls.push(call);
      return portal.http.send(call);
    },
  };
  const first = await placeTransaction(http, route, visitOf(route));
  const second = await placeTransaction(http, route, visitOf(route));
  expect(calls).toMatchObject(
    [first, second].map(() => ({ method: 'POST', service, path, timeoutMs: limit })),
  );
  // After a lost answer the order is asked for by number; no call repeats itself.
  expect(calls.some(({ repeatable }) => repeatable)).toBe(false);
  expect(first).toMatchObject({ number: numberOf(route), repeated: false });
  expect(second).toMatchObject({ id: first.id, repeated: true });
  expect(await findTransactionByNumber(portal.http, numberOf(route))).toMatchObject({
    id: first.id,
    lineCount: 1,
  });
});

test('a transaction stored by one route isn’t stored again by another', async () => {
  const first = await placeTransaction(portal.http, 'legacy_host', {
    ...visitOf('order_service'),
    visit: orderVisit('WEB-both', portal.customer.clientId, [sentLine(101, 12, { units: 'EA' })]).visit,
  });
  for (const [route] of ROUTES) {
    const visit = orderVisit('WEB-both', portal.customer.clientId, [sentLine(101, 12, { units: 'EA' })]);
    expect(await placeTransaction(portal.http, route, visit)).toMatchObject({ id: first.id, repeated: true });
  }
});
