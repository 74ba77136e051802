import type { VisitRequest } from '../../api/history/visitSchema.ts';
import type { PaymentMeans } from '../../api/payments/collection.ts';
import type { ApiKey } from '../../api/payments/sendPayment.ts';
import type { Money } from '../../domain/numbers/money.ts';
import type { GatewayName } from '../../domain/payments/gateways.ts';
import type { PaymentMethod } from '../../domain/payments/paymentMethod.ts';

/**
 * `authorisedNumber`: the order's, for a preauthorization; null for a charge at once. `returnUrl`: where the
 * browser comes back to from a bank's page. `envelope`: `means` is null where another part of the request
 * says what pays.
 */
export type Charge = {
  paymentId: string;
  apiKey: ApiKey;
  gateway: GatewayName;
  method: PaymentMethod;
  total: Money;
  authorisedNumber: string | null;
  returnUrl: string;
  envelope(means: PaymentMeans | null): VisitRequest;
};
