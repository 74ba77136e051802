import type { InferOutput } from 'valibot';
import type { firebaseClaims } from '../../src/sync/stores/firestoreSchema.ts';

export type Claims = InferOutput<typeof firebaseClaims>;

const encode = (content: object): string => Buffer.from(JSON.stringify(content)).toString('base64url');

export const uidOf = ({ host, mail }: Claims): string => `${host}.${mail}`;

/** The token that the back office makes for a customer, without a signature, as emulators take it. */
export const customToken = (claims: Claims): string => {
  const iat = Math.floor(Date.now() / 1000);
  const content = { uid: uidOf(claims), claims, iat, exp: iat + 3600 };
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(content)}.`;
};
