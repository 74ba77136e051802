import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Throws 401 `unauthorized` for a request without the demo's key in X-Demo-Key. */
export const checkDemoKey = ({ headers }: FastifyRequest, key: string): void => {
  const sent = headers['x-demo-key'];
  if (typeof sent === 'string' && timingSafeEqual(digest(sent), digest(key))) return;
  throw new Refusal(401, 'unauthorized', 'the key of the demo is needed');
};
