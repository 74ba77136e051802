import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createCallerShares } from './callerShares.ts';
import { Refusal } from './refusal.ts';
import { addressGroup } from './session/addressGroup.ts';
import { bearerToken } from './session/authorise.ts';
import type { Tokens } from './session/tokens.ts';

/** Smaller bodies cost next to nothing, bytes. */
const LARGE = 64 * 1024;
/** Of large bodies, bytes: three of the largest at once, and one in eight seconds in the long run. */
const SHARE = { burst: 12 * 1024 * 1024, perSecond: 512 * 1024 };

/** The body's size; the largest allowed where the client doesn't say. */
const sizeOf = ({ headers, routeOptions }: FastifyRequest): number => {
  const length = headers['content-length'];
  if (length !== undefined) return Number(length);
  return headers['transfer-encoding'] === undefined ? 0 : (routeOptions.bodyLimit ?? LARGE);
};

/**
 * Reading and storing a large body stops everyone for a moment, so each session, or each address without one, has a share of
 * them. Refuses before the body is read: 429 `too_many_large_requests` with Retry-After.
 */
export const limitLargeBodies = (app: FastifyInstance, tokens: Tokens): void => {
  const shares = createCallerShares(SHARE, () => performance.now());
  const senderOf = (request: FastifyRequest): string => {
    const token = bearerToken(request);
    const address = addressGroup(request.ip);
    try {
      return token === null ? address : tokens.read('access', token).session_id;
    } catch {
      return address;
    }
  };
  app.addHook('onRequest', async (request) => {
    const size = sizeOf(request);
    if (size < LARGE) return;
    const sender = senderOf(request);
    const seconds = shares.secondsToWait(sender);
    if (seconds > 0) {
      throw new Refusal(429, 'too_many_large_requests', 'too many large requests, please wait', {
        retryAfter: seconds,
      });
    }
    shares.spend(sender, size);
  });
};
