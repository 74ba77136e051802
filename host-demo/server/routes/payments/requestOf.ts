import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { Payform } from '../../payments/payment.ts';
import type { PaymentRequest } from '../../payments/paymentRequest.ts';
import type { Visit } from '../orders/readVisit.ts';

const USER_AGENT_MAX_LENGTH = 250;

/** What the provider learns of the browser. `sessionId`: of the provider's own fraud check. */
export const deviceOf = (request: FastifyRequest, sessionId = ''): PaymentRequest['device'] => ({
  ip: request.ip,
  userAgent: (request.headers['user-agent'] ?? '').slice(0, USER_AGENT_MAX_LENGTH),
  sessionId,
});

export const ownAddressOf = ({ ownAddress }: Pick<Context, 'ownAddress'>, request: FastifyRequest): string =>
  ownAddress ?? `${request.protocol}://${request.host}`;

export const payformOf = (visit: Visit, otherwise: Payform): Payform => {
  const [collection] = visit.collection ?? [];
  return collection?.payment?.payform ?? collection?.detail[0]?.payform ?? otherwise;
};
