import { createPrivateKey } from 'node:crypto';
import type * as v from 'valibot';
import type { firebaseClaims } from '../../../src/sync/stores/firestoreSchema.ts';
import { signJwt } from '../push/signJwt.ts';
import type { FirestoreOptions } from './firestoreOptions.ts';
import { type GoogleCalls, GoogleError } from './googleCalls.ts';

const ADDRESS = 'https://identitytoolkit.googleapis.com';
const AUDIENCE = `${ADDRESS}/google.identity.identitytoolkit.v1.IdentityToolkit`;
/** Of a custom token, seconds; Firebase takes no longer one. */
const LIFETIME = 3_600;

type FirebaseUser = { companyId: number; userId: number };

const uidOf = ({ companyId, userId }: FirebaseUser): string => `${companyId}.${userId}`;

export type FirebaseSignIn = {
  /** A custom token (`token_firebase`). */
  issue(user: FirebaseUser & { alias: string; email: string }): string;
  /** Ends the user's sign-ins on all devices; those with an open session sign in again with their next `token_firebase`. */
  revoke(user: FirebaseUser): Promise<void>;
};

export const createFirebaseSignIn = (
  { post }: GoogleCalls,
  { serviceAccount, projectId, emulator }: FirestoreOptions,
  clock: () => Date,
): FirebaseSignIn => {
  const key = createPrivateKey(serviceAccount.private_key);
  const { client_email: account } = serviceAccount;
  const seconds = () => Math.floor(clock().getTime() / 1_000);
  const origin = emulator ? `${emulator.auth}/identitytoolkit.googleapis.com` : ADDRESS;
  return {
    issue({ alias, email, ...user }) {
      const claims: v.InferOutput<typeof firebaseClaims> = { host: alias, mail: email.toLowerCase() };
      const iat = seconds();
      const parties = { iss: account, sub: account, aud: AUDIENCE };
      return signJwt('RS256', { ...parties, iat, exp: iat + LIFETIME, uid: uidOf(user), claims }, key);
    },
    async revoke(user) {
      try {
        await post(`${origin}/v1/projects/${projectId}/accounts:update`, {
          localId: uidOf(user),
          validSince: String(seconds()),
        });
      } catch (error) {
        // Who has never signed in there has nothing to end.
        if (!(error instanceof GoogleError && error.message.includes('USER_NOT_FOUND'))) throw error;
      }
    },
  };
};
