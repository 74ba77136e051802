import { CARD_GATEWAYS } from '../../src/cardPage/gateways.ts';
import { toDecimal, ZERO } from '../../src/domain/numbers/decimal.ts';
import { money } from '../../src/domain/numbers/money.ts';
import { amountWithCharge } from '../../src/domain/payments/amountToPay.ts';
import { validateCard } from '../../src/domain/payments/card.ts';
import { formatNumber, UNKNOWN_BRAND } from '../../src/domain/payments/cardNumber.ts';
import { chargeSetting } from '../../src/domain/payments/chargeSetting.ts';
import { type PaymentCharge, paymentChargeAmount } from '../../src/domain/payments/paymentCharge.ts';
import type { Adapter } from './adapter.ts';
import { fieldsOrNull, numeric, text } from './read.ts';

/** `payment_charge` of the company settings, or the payment settings' two values. */
const toCharge = (value: unknown): PaymentCharge | null => {
  const charge = fieldsOrNull(value);
  if (!charge) return null;
  if ('setting' in charge) return chargeSetting(charge.setting, charge.is_percent_setting);
  return {
    isCharge: charge.is_charge === true,
    charge: numeric(charge.charge),
    isPercent: charge.is_charge_percent === true,
  };
};

const HUNDREDTHS = 100;

/** As it is charged in the currency (rules: Payment-method charge). */
export const paymentCharge: Adapter = (given) => {
  const amount = money(toDecimal(text(given.amount)) ?? ZERO);
  const charge = toCharge(given.charge);
  const net = amountWithCharge(amount, charge, text(given.currency));
  return { charge: paymentChargeAmount(charge, amount), net, cents: net.times(HUNDREDTHS) };
};

/** What a typed or pasted number becomes, and whether the gateway takes it with the security code. */
export const cardNumber: Adapter = (given) => {
  const number = formatNumber(text(given.typed), UNKNOWN_BRAND);
  const gateway = Object.entries(CARD_GATEWAYS).find(([name]) => name === given.gateway);
  const card = { number, month: '12', year: '2030', code: text(given.code), zip: '33101' };
  const errors = validateCard(card, '2026-11-23', gateway?.[1].lengths);
  return { number, is_number_valid: !errors.number, is_code_valid: !errors.code };
};
