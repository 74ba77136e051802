import { type ChargeAnswer, collect } from '../../api/payments/collect.ts';
import { NO_MEANS } from '../../api/payments/collection.ts';
import type { GatewayName } from '../../domain/payments/gateways.ts';
import type { Charge } from './charge.ts';
import { sendToAuthorizenet } from './gateways/authorizenet.ts';
import type { SendCharge } from './gateways/gateway.ts';
import { sendToOpenpay } from './gateways/openpay.ts';
import { sendToPayu } from './gateways/payu.ts';
import type { PaymentDependencies } from './paymentDependencies.ts';
import type { PaymentSource } from './paymentsService.ts';

const GATEWAY_CALLS: Readonly<Record<GatewayName, SendCharge>> = {
  authorizenet: sendToAuthorizenet,
  payu: sendToPayu,
  openpay: sendToOpenpay,
};

export const sendCharge = (
  { portal: { http } }: PaymentDependencies,
  charge: Charge,
  source: PaymentSource,
): Promise<ChargeAnswer> => GATEWAY_CALLS[charge.gateway](http, charge, source);

/** Records an amount that is authorised already; may be repeated. Throws {@link CallError}. */
export const recordCharge = ({ portal }: PaymentDependencies, charge: Charge): Promise<ChargeAnswer> =>
  collect(portal.http, charge.envelope(NO_MEANS), charge.apiKey);
