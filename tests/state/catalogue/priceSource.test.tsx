import { expect, test } from 'vitest';
import { loadOffers } from '../../../src/state/catalogue/loadOffers.ts';
import { aCompany, aProduct } from '../../support/builders.ts';
import { aCustomer } from '../../support/customer.ts';
import { answeringHttp } from '../../support/renderPortal.tsx';
import { aPortal } from '../../support/workspace.ts';

test.each([
  ['Wolf Brand Supply', 'wolf', ['WO', 'brandRulesApi']],
  ['Bluebird Foods', 'wolf', ['B2B', 'api']],
  ['Wolf Brand Supply', '', ['B2B', 'api']],
])('%s, with %j as the brand’s term, gets prices and rules from %j', async (name, brandTerm, expected) => {
  const http = answeringHttp(
    {
      '/pricing': { success: true, prices: [] },
      '/pricesRules/bat': { success: true, result: [] },
      '/units_of_measure': { success: true, units_of_measure: [] },
      '/availability': { availability: [] },
    },
    () => undefined,
  );
  const portal = aPortal({ company: aCompany({ name, settings: { advancedPriceRules: true } }), http });
  const settings = { ...portal.settings, brandTerm };
  await loadOffers({ ...portal, settings, customer: aCustomer() }, [aProduct()]);
  const call = (path: string) => http.sent.find((sent) => sent.path === path);
  expect([call('/pricing')?.query?.source, call('/pricesRules/bat')?.service]).toEqual(expected);
});
