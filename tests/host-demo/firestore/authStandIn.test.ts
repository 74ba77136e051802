import { deleteApp, initializeApp } from 'firebase/app';
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithCustomToken,
} from 'firebase/auth';
import { afterEach, expect, test } from 'vitest';
import { startAuthStandIn } from '../../../host-demo/firestore/authStandIn.ts';
import { customToken, uidOf } from '../../support/firebaseCustomToken.ts';

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

const BUYER = { host: 'demo', mail: 'buyer@demo.test' };

const signIn = async () => {
  const standIn = await startAuthStandIn('demo-portal');
  stops.push(standIn.close);
  const app = initializeApp({ projectId: 'demo-portal', apiKey: 'demo' }, standIn.origin);
  stops.push(() => deleteApp(app));
  const auth = initializeAuth(app, { persistence: inMemoryPersistence });
  connectAuthEmulator(auth, standIn.origin, { disableWarnings: true });
  const { user } = await signInWithCustomToken(auth, customToken(BUYER));
  return { standIn, user };
};

test('Firebase’s own library signs in, and its token has the claims', async () => {
  const { user } = await signIn();
  const { claims } = await user.getIdTokenResult();
  expect(user.uid).toBe(uidOf(BUYER));
  expect(claims).toMatchObject({ ...BUYER, sub: uidOf(BUYER), aud: 'demo-portal' });
});

test('a token is renewed until the sign-in is revoked', async () => {
  const { standIn, user } = await signIn();
  await expect(user.getIdToken(true)).resolves.toContain('.');
  const path = '/identitytoolkit.googleapis.com/v1/projects/demo-portal/accounts:update';
  await fetch(standIn.origin + path, { method: 'POST', body: JSON.stringify({ localId: uidOf(BUYER) }) });
  await expect(user.getIdToken(true)).rejects.toThrow('auth/user-token-expired');
});
