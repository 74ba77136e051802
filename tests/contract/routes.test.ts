import type * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '../../src/api/calls.ts';
import { findTransactionByNumber } from '../../src/api/orders/loadTransaction.ts';
import { placeTransaction, type VisitRoute } from '../../src/api/orders/placeTransaction.ts';
import type { VisitRequest } from '../../src/api/orders/schema.ts';
import { asPortal } from '../support/backEnd/asPortal.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { orderVisit, sentLine } from '../support/backEnd/visit.ts';

/** The three routes of a transaction (specification §7), each to its own service with its own time. */

let backEnd: BackEnd;
let portal: Awaited<ReturnType<typeof asPortal>>;

beforeAll(async () => {
  backEnd = await startBackEnd();
  portal = await asPortal(backEnd.address, 'demo', 'buyer@demo.test');
});
afterAll(() => backEnd.close());

const ROUTES: readonly [route: VisitRoute, service: string, path: string, timeoutMs: number][] = [
  ['order_service', 'orderApi', '/rest/visitSync', 300_000],
  ['node_service', 'productApi', '/visit-sync', 300_000],
  ['legacy_host', 'legacyApi', '/rest/visitSync', 60_000],
];

const visitOf = (route: VisitRoute): VisitRequest =>
  orderVisit(`WEB-${route}`, portal.customer.clientId, [sentLine(101, 12, { units: 'EA' })]);

test.each(ROUTES)('%s takes a transaction, and the same one again', async (route, service, path, limit) => {
  const asked: Call<v.GenericSchema>[] = [];
  const http: typeof portal.http = {
    ...portal.http,
    send(call) {
      asked.push(call);
      return portal.http.send(call);
    },
  };
  const first = await placeTransaction(http, route, visitOf(route));
  const again = await placeTransaction(http, route, visitOf(route));
  expect(asked).toMatchObject(
    [first, again].map(() => ({ method: 'POST', service, path, timeoutMs: limit, repeatable: true })),
  );
  expect(first).toMatchObject({ number: `WEB-${route}`, repeated: false });
  expect(again).toMatchObject({ id: first.id, repeated: true });
  expect(await findTransactionByNumber(portal.http, `WEB-${route}`)).toMatchObject({
    id: first.id,
    lineCount: 1,
  });
});

test('what one route stored, no other stores again', async () => {
  const first = await placeTransaction(portal.http, 'legacy_host', {
    ...visitOf('order_service'),
    visit: orderVisit('WEB-both', portal.customer.clientId, [sentLine(101, 12, { units: 'EA' })]).visit,
  });
  for (const [route] of ROUTES) {
    const visit = orderVisit('WEB-both', portal.customer.clientId, [sentLine(101, 12, { units: 'EA' })]);
    expect(await placeTransaction(portal.http, route, visit)).toMatchObject({ id: first.id, repeated: true });
  }
});
