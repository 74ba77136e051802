import type { FastifyReply } from 'fastify';
import type { Faults } from './faults.ts';

/** Sends the browser back to the merchant; with the fault, somebody has opened the address before. */
export const returnBrowser = async (
  reply: FastifyReply,
  faults: Faults,
  paymentId: string,
  url: string,
): Promise<FastifyReply> => {
  if (faults.take('return-twice', paymentId))
    await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
  return reply.redirect(url, 303);
};

export const withQuery = (address: string, query: Readonly<Record<string, string>>): string => {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
};
