import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Call, Faults } from './faults.ts';

/** A provider's answer; null: none ever comes. */
export type Answer = { status: number; body: unknown } | null;

/** Bodies arrive as text: each provider reads and refuses its own. */
export const readBodiesAsText = (app: FastifyInstance): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
};

export const readObject = (body: unknown): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(String(body));
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
};

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const breakConnection = (reply: FastifyReply): void => {
  reply.hijack();
  reply.raw.socket?.destroy();
};

export const answerWithFaults = async (
  faults: Faults,
  reply: FastifyReply,
  { call, paymentId }: { call: Call; paymentId: string },
  run: () => Answer,
): Promise<void> => {
  if (faults.take('lost-before', paymentId, call)) return breakConnection(reply);
  const lateCharge = faults.take('late-charge', paymentId, call);
  if (lateCharge) await faults.wait(lateCharge.ms);
  const isLost = faults.take('lost-after', paymentId, call) !== null;
  const slow = faults.take('slow', paymentId, call);
  const answer = run();
  if (isLost) return breakConnection(reply);
  if (slow) await faults.wait(slow.ms);
  if (answer === null) {
    reply.hijack();
    return faults.wait(null);
  }
  await reply.code(answer.status).send(answer.body);
};
