import { describe, expect, it } from 'vitest';
import { chargeWire } from '../../../src/api/checkout/chargeWire.ts';
import { m } from '../../domain/builders.ts';

const percent = (isCharge: boolean, charge: string) => ({ isCharge, charge, isPercent: true });

describe('the payment-method charge on the wire', () => {
  it('is 0 with payment terms', () => {
    expect(chargeWire(null, m(0))).toEqual({
      payment_method_charge: 0,
      payment_method_charge_is_percent: false,
      payment_method_charge_json_data: '',
      payment_method_charge_amount: 0,
    });
  });

  it('has the charge, its amount and the payment method', () => {
    const wire = chargeWire({ method: 'card', charge: percent(true, '2.9') }, m('3.13'));
    expect(wire).toMatchObject({
      payment_method_charge: '2.9',
      payment_method_charge_is_percent: true,
      payment_method_charge_amount: 3.13,
    });
    expect(JSON.parse(wire.payment_method_charge_json_data)).toEqual({
      payment_method: 'credit_card',
      is_charge: true,
      charge: '2.9',
      is_charge_percent: true,
    });
  });

  it('is negative for a discount', () => {
    expect(
      chargeWire({ method: 'bank', charge: percent(false, '1') }, m('1.08')).payment_method_charge_amount,
    ).toBe(-1.08);
  });

  it('has the payment method even without a charge', () => {
    const wire = chargeWire({ method: 'bank', charge: null }, m(0));
    expect(JSON.parse(wire.payment_method_charge_json_data)).toMatchObject({
      payment_method: 'bank_account',
    });
    expect(wire.payment_method_charge_amount).toBe(0);
  });
});
