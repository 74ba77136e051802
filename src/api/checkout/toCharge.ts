import type * as v from 'valibot';
import type { PaymentCharge } from '../../domain/payments/paymentCharge.ts';
import type { chargeWire } from './settingsSchema.ts';

export const toCharge = (wire: v.InferOutput<typeof chargeWire>): PaymentCharge => ({
  isCharge: wire.is_charge,
  charge: wire.charge,
  isPercent: wire.is_charge_percent,
});
