import type { VisitRequest } from '../../api/history/visitSchema.ts';
import type { PaymentMeans } from '../../api/payments/collection.ts';
import type { ApiKey } from '../../api/payments/sendPayment.ts';
import type { Money } from '../../domain/numbers/money.ts';
import type { GatewayName } from '../../domain/payments/gateways.ts';
import type { PaymentMethod } from '../../domain/payments/paymentMethod.ts';

export type Charge = {
  paymentId: string;
  apiKey: ApiKey;
  gateway: GatewayName;
  method: PaymentMethod;
  total: Money;
  /** The order's number, for a preauthorization; null for a charge at once. */
  authorisedNumber: string | null;
  /** Where the browser comes back to from a bank's page. */
  returnUrl: string;
  /** The envelope; `means` null where another part of the request says what pays. */
  envelope(means: PaymentMeans | null): VisitRequest;
};
