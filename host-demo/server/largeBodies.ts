import type { FastifyInstance, FastifyRequest } from 'fastify';
import { createCallerShares } from './callerShares.ts';
import { processorTime } from './processorTime.ts';
import { Refusal } from './refusal.ts';
import { addressGroup } from './session/addressGroup.ts';
import { bearerToken } from './session/authorise.ts';
import type { Tokens } from './session/tokens.ts';
import { createTurns } from './turns.ts';

/** Smaller bodies cost next to nothing, bytes. */
const LARGE = 64 * 1024;
/** Of large bodies, bytes: three of the largest at once, and one in eight seconds in the long run. */
const BYTES = { burst: 12 * 1024 * 1024, perSecond: 512 * 1024 };
/** Of the processor for reading them, ms: half a second at once, and a twentieth in the long run, on a machine of any speed. */
const PROCESSOR_TIME = { burst: 500, perSecond: 50 };

const sizeOf = ({ headers, routeOptions }: FastifyRequest): number => {
  const length = headers['content-length'];
  if (length !== undefined) return Number(length);
  return headers['transfer-encoding'] === undefined ? 0 : (routeOptions.bodyLimit ?? LARGE);
};

/**
 * Reading and storing a large body stops everyone for a moment, so each session, or each address without one, has a share of
 * them in bytes and in processor time, and one of them at a time. Refuses before the body is read: 429 `too_many_large_requests`
 * with Retry-After. `time`: processor time, ms.
 */
export const limitLargeBodies = (
  app: FastifyInstance,
  tokens: Tokens,
  time: () => number = processorTime,
): void => {
  const now = () => performance.now();
  const bytes = createCallerShares(BYTES, now);
  const times = createCallerShares(PROCESSOR_TIME, now);
  const turns = createTurns();
  const senders = new WeakMap<FastifyRequest, string>();

  const senderOf = (request: FastifyRequest): string => {
    const token = bearerToken(request);
    const address = addressGroup(request.ip);
    try {
      return token === null ? address : tokens.read('access', token).session_id;
    } catch {
      return address;
    }
  };

  app.addHook('onRequest', async (request, reply) => {
    const size = sizeOf(request);
    if (size < LARGE) return;
    const sender = senderOf(request);
    const endTurn = await turns.take(sender);
    reply.raw.once('close', endTurn);
    if (reply.raw.destroyed) endTurn();
    const seconds = Math.max(bytes.secondsToWait(sender), times.secondsToWait(sender));
    if (seconds > 0) {
      throw new Refusal(429, 'too_many_large_requests', 'too many large requests, please wait', {
        retryAfter: seconds,
      });
    }
    bytes.spend(sender, size);
    senders.set(request, sender);
  });

  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    const sender = senders.get(request);
    const started = time();
    parse(request, body, done);
    if (sender !== undefined) times.spend(sender, time() - started);
  });
};
