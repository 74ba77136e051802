import { vi } from 'vitest';
import { CallError } from '../../src/api/callError.ts';
import type { Call } from '../../src/api/calls.ts';
import type { Customer } from '../../src/domain/session/customer.ts';
import { createPortalState } from '../../src/state/portal.ts';
import { openSession } from '../../src/state/session/sessionStore.ts';
import { createWorkspace } from '../../src/state/workspace.ts';
import { aCompany } from './builders.ts';
import { aCustomer } from './customer.ts';
import { createMemoryStore } from './fakeCloud.ts';

type Sent = Omit<Call<never>, 'answer'>;
type Answer = (call: Sent) => unknown;

const SERVICE = 'http://service.test';
const addresses = {
  companyApi: SERVICE,
  api: SERVICE,
  productApi: SERVICE,
  orderApi: SERVICE,
  searchApi: SERVICE,
  documentsApi: SERVICE,
};

/**
 * A customer at work without a screen. `answer` plays the back office: it answers a call with a body, or throws. Nothing is
 * kept in a cloud store.
 */
export const aWorkspace = (
  answer: Answer = () => {
    throw new CallError('network');
  },
  { company = aCompany(), customer = aCustomer() as Customer | null } = {},
) => {
  const settings = { addresses, errorReporting: null, recaptchaSiteKey: null };
  const portal = createPortalState({ company, settings, parent: null, local: createMemoryStore() });
  vi.spyOn(portal.http, 'send').mockImplementation(async (call) => answer(call) as never);
  if (customer) openSession(portal.session, { customer, token: 'token', expiresAt: Number.POSITIVE_INFINITY });
  const workspace = createWorkspace(portal, customer);
  const { cart } = workspace;
  if (!cart) throw new Error('a visitor has no cart');
  return { workspace, portal, cart };
};
