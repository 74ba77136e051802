import type { Http } from '../../../api/calls.ts';
import type { ChargeAnswer } from '../../../api/payments/collect.ts';
import { meansWire, NO_MEANS, type PaymentMeans } from '../../../api/payments/collection.ts';
import type { Payment } from '../../../domain/payments/payment.ts';
import type { Charge } from '../charge.ts';
import type { PaymentSource } from '../paymentsService.ts';

/** Sends a charge, once, by the call of a gateway (docs/payments.md). Throws {@link CallError}. */
export type SendCharge = (http: Http, charge: Charge, source: PaymentSource) => Promise<ChargeAnswer>;

export const meansOf = (source: PaymentSource): PaymentMeans => {
  if (source.kind === 'saved') return { token: null, savedMethodId: source.id, saves: false };
  if (source.kind === 'bank_page') return NO_MEANS;
  const { descriptor, value, saves } = source;
  return { token: { descriptor, value }, savedMethodId: null, saves };
};

export const payingOf = (charge: Charge, source: PaymentSource) =>
  meansWire({ ...charge, means: meansOf(source) });

export const cardOf = (charge: Charge, source: PaymentSource) => ({
  ...payingOf(charge, source),
  security_code: source.kind === 'bank_page' ? null : source.securityCode,
  installments: 1,
  device_session_id: source.kind === 'token' ? source.deviceSessionId : '',
});

export const uncorrected = async (payment: Promise<Payment>): Promise<ChargeAnswer> => ({
  payment: await payment,
  corrected: false,
});
