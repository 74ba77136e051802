import type { GatewayName } from '../domain/payments/gateways.ts';
import { authorizenet } from './gateways/authorizenet.ts';
import type { CardGateway } from './gateways/gateway.ts';
import { openpay } from './gateways/openpay.ts';
import { payu } from './gateways/payu.ts';

export const CARD_GATEWAYS: Readonly<Record<GatewayName, CardGateway>> = { authorizenet, payu, openpay };
