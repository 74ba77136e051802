import * as v from 'valibot';
import { expect, it, vi } from 'vitest';
import { metricsRequest } from '../../../src/api/recommendations/requestSchema.ts';
import { reportMetrics } from '../../../src/state/recommendations/reportMetrics.ts';
import { aCartLine } from '../../domain/builders.ts';
import { aCustomer } from '../../support/customer.ts';
import { aWorkspace } from '../../support/workspace.ts';

const ordered = [
  { key: '1', position: 0, line: aCartLine({ quantity: '3', section: 'recommendation' }) },
  { key: '2', position: 1, line: aCartLine({ productId: 2, code: 'TIN', name: 'Tin', section: 'store' }) },
];
const order = { id: 'id-1', number: 'WEB-1' };
const recommendations = {
  success: true,
  recommendations: [
    { id: 'R', customer_id: 10, products: [{ product_id: 1, recommended_quantity: 4, units: '' }] },
  ],
};

const respondWith = (
  { queries, cart }: ReturnType<typeof aWorkspace>['workspace'],
  portal: ReturnType<typeof aWorkspace>['portal'],
) => ({ ...portal, customer: aCustomer(), queries, context: cart.context });

it('posts a complete metric row for each ordered product', async () => {
  const { workspace, portal, asked } = aWorkspace(({ path }) =>
    path === '/orders/recommendation' ? recommendations : { success: true },
  );
  await reportMetrics(respondWith(workspace, portal), order, ordered);
  const sent = asked.find(({ path }) => path === '/orders/recommendation_metrics');
  const row = {
    source: 'e-commerce',
    transaction_number: 'WEB-1',
    transaction_id: 'id-1',
    client_name: 'Corner Deli',
    client_code: '1042',
    client_id: 10,
    transaction_date: portal.clock.today(),
  };
  expect(sent?.body).toEqual([
    {
      ...row,
      product_id: 1,
      product_name: 'Green olives',
      product_code: 'OLV-1',
      recommended_quantity: '4',
      transaction_quantity: '3',
      selection_section: 'recommendation',
    },
    {
      ...row,
      product_id: 2,
      product_name: 'Tin',
      product_code: 'TIN',
      recommended_quantity: '0',
      transaction_quantity: '1',
      selection_section: 'store',
    },
  ]);
  expect(v.is(metricsRequest, sent?.body)).toBe(true);
});

it('uses the smart order’s quantities without a recommendation', async () => {
  const { workspace, portal, asked } = aWorkspace(({ path }) =>
    path === '/orders/recommendation' ? { error: 'Not data' } : { success: true },
  );
  workspace.queries.setQueryData(['smart-order'], [{ productId: 2, quantity: '5', unitCode: '' }]);
  await reportMetrics(respondWith(workspace, portal), order, ordered);
  const body = asked.find(({ path }) => path === '/orders/recommendation_metrics')?.body;
  expect(body).toMatchObject([{ recommended_quantity: '0' }, { recommended_quantity: '5' }]);
});

it('reports a failure and doesn’t throw it', async () => {
  const { workspace, portal } = aWorkspace();
  const report = vi.spyOn(portal.errors, 'report');
  await reportMetrics(respondWith(workspace, portal), order, ordered);
  expect(report).toHaveBeenCalledWith('Recommendation metrics of an order', expect.anything());
});
