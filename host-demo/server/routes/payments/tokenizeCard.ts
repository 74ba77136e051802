import type { FastifyInstance } from 'fastify';
import { tokenizeRequest, tokenizeResponse } from '../../../../src/api/payments/requestSchema.ts';
import type { Context } from '../../context.ts';
import { findPayer } from '../../payments/payer.ts';
import { Refusal, unprocessable } from '../../refusal.ts';
import { toResponse } from '../../wire.ts';
import { NO_GATEWAY } from '../orders/placingRules.ts';
import { parseSecret } from './parseSecret.ts';

const LARGEST_CARD = 4 * 1024;

/**
 * POST /payu/tokenize {card}: the card goes on to PayU, and is neither stored nor logged here. 422 `no_gateway`, or the
 * provider's code and message; 429 `too_many_attempts`; 503 `gateway_unavailable` when PayU doesn't answer: nothing was
 * charged.
 */
export const tokenizeCard = (app: FastifyInstance, context: Context): void => {
  app.post('/payu/tokenize', { bodyLimit: LARGEST_CARD }, async (request) => {
    const payer = await findPayer(context, request);
    const { customer } = payer;
    const { card } = parseSecret(tokenizeRequest, request.body);
    const { companyId, clientId } = customer;
    const gateway = await context.gateways.find(companyId, 'payu');
    if (!gateway) throw unprocessable('no_gateway', NO_GATEWAY);
    context.gateways.checkFree(companyId);
    await context.paymentLimits.begin(payer);
    const { number, name, expiration, payment_method: brand, identification } = card;
    const result = await context.gateways.run(companyId, () =>
      gateway.tokenize({
        payerId: `${clientId}-${customer.user.id}`,
        number,
        name,
        expiration,
        brand,
        identification,
      }),
    );
    if (result === null) {
      throw new Refusal(503, 'gateway_unavailable', 'the payment provider does not answer');
    }
    if ('code' in result) throw unprocessable(result.code, result.message);
    await context.paymentLimits.forgive(payer);
    return toResponse(tokenizeResponse, {
      success: true,
      tokenizedCard: { descriptor: '', value: result.token },
    });
  });
};
