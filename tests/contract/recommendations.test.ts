import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dealsResponse } from '../../src/api/deals/schema.ts';
import { visitResponse } from '../../src/api/history/visitSchema.ts';
import { loadRecommendations } from '../../src/api/recommendations/loadRecommendations.ts';
import {
  type MetricRowWire,
  recommendationResponse,
  smartOrderResponse,
} from '../../src/api/recommendations/schema.ts';
import { errorResponse } from '../../src/api/wireValues.ts';
import { type BackEnd, startBackEnd } from '../support/backEnd/backEnd.ts';
import { createPortalClient } from '../support/backEnd/portalClient.ts';
import { orderVisit, sentLine } from '../support/backEnd/visit.ts';

let backEnd: BackEnd;
let buyer: string;
let other: string;
let comprador: string;

beforeAll(async () => {
  backEnd = await startBackEnd();
  buyer = await backEnd.login('buyer@demo.test', 1);
  other = await backEnd.login('other@demo.test', 1);
  comprador = await backEnd.login('comprador@andina.test', 2);
});
afterAll(() => backEnd.close());

const refusal = async (path: string, token: string, body: unknown) => {
  const response = await backEnd.post(path, { token, body });
  const { code, error } = v.parse(errorResponse, response.body);
  return { status: response.status, code, error };
};

const deals = async (token: string, clientIdentifier: string | number) => {
  const { status, body } = await backEnd.post('/promos/list', {
    token,
    body: { clientIdentifier, salesRep: 'sales', source: 'WO' },
  });
  expect(status).toBe(200);
  return v.parse(dealsResponse, body).result.map(({ name, conditionsType, conditions, date_to }) => ({
    name,
    conditionsType,
    conditions: conditions.map(({ id, quantity }) => `${quantity} of ${id}`),
    date_to,
  }));
};

test('deals are those that are valid today and that this client can meet', async () => {
  expect(await deals(buyer, 110)).toEqual([
    { name: 'Tea with rice', conditionsType: 'ALL', conditions: ['10 of 102'], date_to: null },
    // The disabled product is left out; a deal that requires it, or that has ended, isn't offered.
    {
      name: 'Rice or what is gone',
      conditionsType: 'ANY',
      conditions: ['20 of 102'],
      date_to: '2026-03-20',
    },
    { name: 'Tea party', conditionsType: 'ALL', conditions: ['3 of 103'], date_to: null },
  ]);
  expect(await deals(comprador, 'C-11')).toMatchObject([{ name: 'Tablas', conditions: ['10 of 101'] }]);
});

test('a restricted customer gets deals with allowed products only', async () => {
  const restricted = await backEnd.login('restricted@demo.test', 1);
  expect(await deals(restricted, 140)).toMatchObject([{ name: 'Tea party' }]);
});

test('deals require a token, the customer’s own client id and the source WO', async () => {
  const body = { clientIdentifier: 110, salesRep: '', source: 'WO' };
  expect((await backEnd.post('/promos/list', { body })).status).toBe(401);
  expect((await backEnd.post('/promos/list', { body, token: buyer, company: 'andina' })).status).toBe(403);
  expect(await refusal('/promos/list', other, body)).toMatchObject({ status: 403, code: 'not_yours' });
  expect(await refusal('/promos/list', comprador, { ...body, clientIdentifier: 120 })).toMatchObject({
    status: 403,
    code: 'not_yours',
  });
  expect(await refusal('/promos/list', buyer, { ...body, source: 'B2B' })).toMatchObject({
    status: 400,
    code: 'invalid_request',
  });
});

const loadRecommendation = async (token: string, body: unknown) => {
  const response = await backEnd.post('/orders/recommendation', { token, body });
  expect(response.status).toBe(200);
  return v.parse(recommendationResponse, response.body);
};

test('a customer gets their own recommendation, without disabled products', async () => {
  const expected = {
    success: true,
    recommendations: [
      {
        id: 'R-110',
        customer_id: 110,
        date: '2026-03-10',
        note: 'For spring',
        products: [
          {
            product_id: 102,
            product_name: 'Rice',
            product_code: 'P-102',
            recommended_quantity: 10,
            units: '',
          },
          {
            product_id: 101,
            product_name: 'Apple juice',
            product_code: 'P-101',
            recommended_quantity: 2,
            units: 'CS',
          },
        ],
      },
    ],
  };
  expect(await loadRecommendation(buyer, { customer_id: 110 })).toEqual(expected);
  expect(await loadRecommendation(buyer, { customer_id: 110, recommendation: 'R-110' })).toEqual(expected);
});

test('another customer’s recommendation is refused', async () => {
  const expected = {
    status: 403,
    code: 'not_yours',
    error: 'Order recommendation belongs to another customer',
  };
  const path = '/orders/recommendation';
  expect(await refusal(path, other, { customer_id: 120, recommendation: 'R-110' })).toEqual(expected);
  expect(await refusal(path, other, { customer_id: 110 })).toEqual(expected);
  expect((await backEnd.post(path, { body: { customer_id: 110 } })).status).toBe(401);
});

test('without a recommendation the response is “Not data”, which the portal doesn’t treat as an error', async () => {
  expect(await loadRecommendation(other, { customer_id: 120 })).toEqual({ error: 'Not data' });
  expect(await loadRecommendation(buyer, { customer_id: 110, recommendation: 'R-ANDINA' })).toEqual({
    error: 'Not data',
  });
  const { http, customer } = await createPortalClient(backEnd.address, 'demo', 'other@demo.test');
  expect(await loadRecommendations(http, { clientId: customer.clientId })).toEqual([]);
});

const metric = (transactionId: string, changes: Partial<MetricRowWire> = {}): MetricRowWire => ({
  source: 'e-commerce',
  product_id: 105,
  recommended_quantity: 3,
  transaction_quantity: 2,
  selection_section: 'recommendation',
  product_name: 'Olive oil',
  product_code: 'P-105',
  transaction_number: 'WEB-METRIC',
  transaction_id: transactionId,
  client_name: 'Client buyer',
  client_code: 'C-11',
  client_id: 110,
  transaction_date: '2026-03-10',
  ...changes,
});

test('metric rows are stored for the customer’s own order, and a repeat changes nothing', async () => {
  const { body } = await backEnd.post('/rest/visitSync', {
    token: buyer,
    body: orderVisit('WEB-METRIC', 110, [sentLine(105, 2)]),
  });
  const { id } = v.parse(visitResponse, body).transaction;
  const path = '/orders/recommendation_metrics';
  for (const _ of ['first', 'repeat']) {
    const response = await backEnd.post(path, { token: buyer, body: [metric(id)] });
    expect([response.status, response.body]).toEqual([200, { success: true }]);
  }
  expect(await refusal(path, buyer, [metric(id, { client_id: 120 })])).toMatchObject({
    status: 403,
    code: 'not_yours',
  });
  expect(await refusal(path, other, [metric(id)])).toMatchObject({ status: 403, code: 'not_yours' });
  expect(await refusal(path, other, [metric(id, { client_id: 120 })])).toMatchObject({
    status: 422,
    code: 'unknown_transaction',
  });
  expect(await refusal(path, buyer, [metric('nonsense')])).toMatchObject({
    status: 400,
    code: 'invalid_request',
  });
  expect(await refusal(path, buyer, [])).toMatchObject({ status: 400, code: 'invalid_request' });
  const { transaction_date: _, ...incomplete } = metric(id);
  expect(await refusal(path, buyer, [incomplete])).toMatchObject({ status: 400, code: 'invalid_request' });
});

test('the smart order has what the client usually buys at this time', async () => {
  const loadSmartOrder = async (token: string, customer_id: number) => {
    const response = await backEnd.post('/smart-orders/get', { token, body: { customer_id } });
    expect(response.status).toBe(200);
    return v.parse(smartOrderResponse, response.body).smart_order;
  };
  // Apple juice was bought 40 and 3 days ago: every 37 days, so not now.
  expect(await loadSmartOrder(buyer, 110)).toEqual([]);
  expect(await loadSmartOrder(other, 120)).toEqual([]);
  expect(await refusal('/smart-orders/get', other, { customer_id: 110 })).toMatchObject({
    status: 403,
    code: 'not_yours',
  });

  backEnd.clock.forward(30 * 24 * 60 * 60 * 1_000);
  const later = await backEnd.login('buyer@demo.test', 1);
  expect(await loadSmartOrder(later, 110)).toEqual([
    {
      product_id: 101,
      product_name: 'Apple juice',
      product_code: 'P-101',
      units: 'EA',
      quantity: 1,
      times_bought: 2,
      usual_days: 37,
      last_date: '2026-03-07',
    },
  ]);
});
