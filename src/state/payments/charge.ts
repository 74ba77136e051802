import type { VisitRequest } from '../../api/orders/visitSchema.ts';
import { authorizeOnly } from '../../api/payments/authorizeOnly.ts';
import { captureWithOpenpay } from '../../api/payments/captureWithOpenpay.ts';
import { captureWithPayu } from '../../api/payments/captureWithPayu.ts';
import { type ChargeAnswer, collect } from '../../api/payments/collect.ts';
import { meansWire, NO_MEANS, type PaymentMeans } from '../../api/payments/collection.ts';
import type { ApiKey } from '../../api/payments/sendPayment.ts';
import { startPse } from '../../api/payments/startPse.ts';
import type { Money } from '../../domain/numbers/money.ts';
import type { GatewayName } from '../../domain/payments/gateway.ts';
import type { Payment } from '../../domain/payments/payment.ts';
import type { PaymentMethod } from '../../domain/payments/paymentMethod.ts';
import type { PaymentDependencies } from './paymentDependencies.ts';
import type { PaymentSource } from './paymentsService.ts';

export type Charge = {
  paymentId: string;
  apiKey: ApiKey;
  gateway: GatewayName;
  method: PaymentMethod;
  /** All that is charged. */
  total: Money;
  /** The order's number, for a preauthorization; null for a charge at once. */
  authorisedNumber: string | null;
  /** Where the browser comes back to from a bank's page. */
  returnUrl: string;
  /** The envelope; `means` null where another part of the request says what pays. */
  envelope(means: PaymentMeans | null): VisitRequest;
};

const meansOf = (source: PaymentSource): PaymentMeans => {
  if (source.kind === 'saved') return { token: null, savedMethodId: source.id, saves: false };
  if (source.kind === 'bank_page') return NO_MEANS;
  const { descriptor, value, saves } = source;
  return { token: { descriptor, value }, savedMethodId: null, saves };
};

const cardOf = (source: PaymentSource) => ({
  security_code: source.kind === 'bank_page' ? null : source.securityCode,
  installments: 1,
  device_session_id: source.kind === 'token' ? source.deviceSessionId : '',
});

/** Records an amount that is authorised already; may be repeated. Throws {@link CallError}. */
export const recordCharge = ({ portal }: PaymentDependencies, charge: Charge): Promise<ChargeAnswer> =>
  collect(portal.http, charge.envelope(NO_MEANS), charge.apiKey);

/** Sends a charge, once, by the call of its gateway (docs/payments.md). Throws {@link CallError}. */
export const sendCharge = async (
  { portal: { http } }: PaymentDependencies,
  charge: Charge,
  source: PaymentSource,
): Promise<ChargeAnswer> => {
  const { paymentId, apiKey, gateway, method, authorisedNumber, returnUrl } = charge;
  const means = meansOf(source);
  const paying = meansWire({ ...charge, means });
  const uncorrected = async (payment: Promise<Payment>) => ({ payment: await payment, corrected: false });
  if (gateway === 'authorizenet' && authorisedNumber === null)
    return collect(http, charge.envelope(means), apiKey);
  const transaction = charge.envelope(null);
  if (gateway === 'authorizenet')
    return uncorrected(
      authorizeOnly(http, {
        transaction,
        cardPaymentPayload: { order_number: authorisedNumber ?? '', ...paying },
      }),
    );
  if (method === 'bank')
    return uncorrected(
      startPse(
        http,
        {
          transaction,
          redirect_url: returnUrl,
          payment_id: paymentId,
          amount_paid: paying.amount_paid,
        },
        apiKey,
      ),
    );
  const tokenizedCard = { ...paying, ...cardOf(source) };
  return uncorrected(
    gateway === 'payu'
      ? captureWithPayu(http, { transaction, tokenizedCard, redirect_url: returnUrl }, apiKey)
      : captureWithOpenpay(http, { transaction, tokenizedCard, redirect_url: returnUrl }, apiKey),
  );
};
