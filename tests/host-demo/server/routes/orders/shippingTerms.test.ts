import * as v from 'valibot';
import { expect, test } from 'vitest';
import { COMPANY, COMPANY_SETTINGS } from '../../../../../host-demo/seeds/demo/company.ts';
import { shippingTerms } from '../../../../../host-demo/server/routes/orders/shippingTerms.ts';
import { companyRules } from '../../../../../host-demo/server/settings.ts';
import { shippingMethodWire } from '../../../../../src/api/checkout/settingsSchema.ts';

/** Orders at Bluebird Foods are free from $500. */
const rules = companyRules(COMPANY);
const EXPRESS = { code: 'X', name: 'Express', rule_id: 72, fixed: '35', percent: '6', zones: [] };

test.each([
  ['the company’s without its own', null, '500'],
  ['its own instead of the company’s', 250, 250],
  ['0: never free', '0', '0'],
  ['the company’s when its own is no number', 'n/a', '500'],
])('the threshold of a shipping method is %s', (_name, free_minimum, expected) => {
  expect(shippingTerms({ ...EXPRESS, free_minimum }, rules)?.freeFrom).toBe(expected);
});

test('next-morning express is never free at Bluebird Foods, ground delivery is from $500', () => {
  const methods = v.parse(v.array(shippingMethodWire), COMPANY_SETTINGS.shipping_methods);
  expect(methods.map((method) => [method.name, shippingTerms(method, rules)?.freeFrom])).toEqual([
    ['Ground shipping', '500'],
    ['Next-morning express', '0'],
  ]);
});
