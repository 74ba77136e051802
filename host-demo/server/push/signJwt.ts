import { type KeyObject, sign } from 'node:crypto';

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');

/** A signed JSON Web Token (RFC 7519). The key fits the algorithm. */
export const signJwt = (algorithm: 'ES256' | 'RS256', claims: object, key: KeyObject): string => {
  const signed = `${encode({ typ: 'JWT', alg: algorithm })}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
};
