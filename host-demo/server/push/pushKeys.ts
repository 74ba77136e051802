import { generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import * as v from 'valibot';

const part = v.pipe(v.string(), v.regex(/^[\w-]{43}$/));

const pushKeys = v.object({
  publicKey: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)),
  privateKey: v.object({ kty: v.literal('EC'), crv: v.literal('P-256'), x: part, y: part, d: part }),
});
/** The VAPID keys of an installation; the public one is base64url of the point, the private one a JSON Web Key. */
export type PushKeys = v.InferOutput<typeof pushKeys>;

/** The uncompressed point of a key, base64url. */
const pointOf = ({ x = '', y = '' }: JsonWebKey): string =>
  Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString(
    'base64url',
  );

export const createPushKeys = (): PushKeys => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const jwk = privateKey.export({ format: 'jwk' });
  return v.parse(pushKeys, { publicKey: pointOf(jwk), privateKey: jwk });
};

/** Throws when the JSON isn't a pair of keys, or they don't belong together. */
export const readPushKeys = (json: unknown): PushKeys => {
  const keys = v.parse(pushKeys, json);
  if (pointOf(keys.privateKey) !== keys.publicKey) throw new Error('the keys are no pair');
  return keys;
};
