import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startAuthStandIn } from '../../host-demo/firestore/authStandIn.ts';
import { CallError } from '../../src/api/callError.ts';
import { openCloudStore } from '../../src/app/workspace/openCloudStore.ts';
import { openSession } from '../../src/state/access/openSession.ts';
import type { CloudStore } from '../../src/sync/rules/cloudStore.ts';
import { aCustomer } from '../support/customer.ts';
import { type Claims, customToken } from '../support/firebaseCustomToken.ts';
import { waitUntilPasses } from '../support/waitUntilPasses.ts';
import { aPortal } from '../support/workspace.ts';

const loadStream = () => import('../../src/sync/stores/watchDocuments.ts');
const BUYER = { host: 'demo', mail: 'buyer@demo.test' };
const onSignIn = vi.fn();
let standIn: Awaited<ReturnType<typeof startAuthStandIn>>;

beforeEach(async () => {
  onSignIn.mockClear();
  standIn = await startAuthStandIn('demo-portal', { onSignIn });
});
afterEach(() => standIn.close());

/** A portal whose Firestore isn't there: it signs in all the same. */
const portalWith = (cloudStore: unknown) => {
  const portal = aPortal();
  const session = (claims: Claims | null) =>
    openSession(portal.session, {
      customer: aCustomer(),
      token: 'token',
      expiresAt: Number.POSITIVE_INFINITY,
      cloudToken: claims && customToken(claims),
    });
  const context = { ...portal, settings: { ...portal.settings, cloudStore } };
  const open = (): CloudStore => openCloudStore(context, aCustomer(), 'phone', loadStream);
  return { session, open };
};
const firestore = () => ({
  kind: 'firestore',
  projectId: 'demo-portal',
  apiKey: 'none',
  emulator: { firestore: '127.0.0.1:9', auth: standIn.origin },
});
const failureOf = async (store: CloudStore) => {
  const error = await store.patch('transaction', { a: 1 }).catch((reason: unknown) => reason);
  return error instanceof CallError ? error.failure : error;
};

test('one sign-in is enough for a customer, also when tokens are renewed and after another login', async () => {
  const { session, open } = portalWith(firestore());
  session(BUYER);
  const store = open();
  expect(await failureOf(store)).toBe('network');
  expect(onSignIn).toHaveBeenCalledTimes(1);
  session(BUYER);
  expect(await failureOf(store)).toBe('network');
  expect(await failureOf(open())).toBe('network');
  expect(onSignIn).toHaveBeenCalledTimes(1);
  session({ host: 'demo', mail: 'other@demo.test' });
  expect(await failureOf(open())).toBe('network');
  expect(onSignIn).toHaveBeenCalledTimes(2);
});

test('without a token of the back office nothing is asked', async () => {
  const { session, open } = portalWith(firestore());
  session(null);
  expect(await failureOf(open())).toBe('unauthorized');
  expect(onSignIn).toHaveBeenCalledTimes(0);
});

test('a configuration that isn’t valid is no reason to use another store', async () => {
  const { session, open } = portalWith({ kind: 'firestore', projectId: '' });
  session(BUYER);
  expect(await failureOf(open())).toBe('malformed');
});

test.each([undefined, { kind: 'backOffice' }])('with %o it is the back office’s', async (cloudStore) => {
  const { open } = portalWith(cloudStore);
  await waitUntilPasses(async () => expect(await failureOf(open())).toBe('network'));
  expect(onSignIn).toHaveBeenCalledTimes(0);
});
