import * as v from 'valibot';
import { CallError } from '../../src/api/callError.ts';
import type { Call, Http } from '../../src/api/calls.ts';
import { openCart } from '../../src/state/cart/openCart.ts';
import { createPortalState, type Portal } from '../../src/state/portal.ts';
import { openSession } from '../../src/state/session/sessionStore.ts';
import { createWorkspace } from '../../src/state/workspace.ts';
import { aCompany } from './builders.ts';
import { aCustomer } from './customer.ts';
import { createMemoryStore } from './fakeCloud.ts';

/** What was asked of the back office. */
export type Asked = Omit<Call<v.GenericSchema>, 'answer'>;

const SERVICE = 'http://service.test';
const addresses = {
  companyApi: SERVICE,
  api: SERVICE,
  productApi: SERVICE,
  orderApi: SERVICE,
  legacyApi: SERVICE,
  searchApi: SERVICE,
  documentsApi: SERVICE,
  brandRulesApi: SERVICE,
};

const unreachable = (): never => {
  throw new CallError('network');
};

/**
 * A customer at work without a screen. `answer` plays the back office: it answers each call with a body, which the real
 * schemas read, or throws. Nothing is kept in a cloud store until the workspace is started.
 */
export const aWorkspace = (
  answer: (call: Asked) => unknown = unreachable,
  { company = aCompany(), customer = aCustomer() } = {},
) => {
  const asked: Asked[] = [];
  const http: Http = {
    async send(call) {
      asked.push(call);
      return v.parse(call.response, await answer(call));
    },
    headers: async () => ({}),
    serviceUrl: () => SERVICE,
  };
  const settings = { addresses, errorReporting: null, recaptchaSiteKey: null };
  const local = createMemoryStore();
  const portal: Portal = {
    ...createPortalState({ company, settings, parent: null, ownsPage: true, local }),
    http,
  };
  openSession(portal.session, { customer, token: 'token', expiresAt: Number.POSITIVE_INFINITY });
  const closed = createWorkspace(portal, customer, () => undefined);
  const { cart, prices, start } = openCart(portal, customer, closed, null, closed.report);
  const workspace = { ...closed, cart, prices };
  return { workspace, portal, cart, start, asked };
};
