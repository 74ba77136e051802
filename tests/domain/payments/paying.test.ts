import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { payu } from '../../../src/cardPage/gateways/payu.ts';
import { money, toCents } from '../../../src/domain/numbers/money.ts';
import { amountToPay, amountWithCharge } from '../../../src/domain/payments/amountToPay.ts';
import { type BankFields, validateBankAccount } from '../../../src/domain/payments/bankAccount.ts';
import { formatNumber } from '../../../src/domain/payments/cardNumber.ts';
import { formatExpiration, parseExpiration } from '../../../src/domain/payments/expiration.ts';
import { gatewayFor } from '../../../src/domain/payments/gateways.ts';
import { PAYMENT_ID_LENGTH, paymentIdOf } from '../../../src/domain/payments/paymentId.ts';
import { d } from '../builders.ts';

const PERCENT = { isCharge: true, charge: '2.9', isPercent: true };
const DISCOUNT = { isCharge: false, charge: '1', isPercent: true };
const FIXED = { isCharge: true, charge: '3500', isPercent: false };

describe('what is charged', () => {
  test.each([
    ['48', PERCENT, 'USD', '49.39'],
    ['200', DISCOUNT, 'USD', '198.00'],
    ['200', null, 'USD', '200.00'],
    ['150000.5', FIXED, 'COP', '153501.00'],
    ['150000.49', FIXED, 'cop', '153500.00'],
    ['1', { isCharge: false, charge: '5', isPercent: false }, 'USD', '0.00'],
  ])('%s with %j in %s is %s', (amount, charge, currency, expected) => {
    expect(amountWithCharge(money(d(amount)), charge, currency).toFixed(2)).toBe(expected);
  });

  test('in whole pesos is at most half a peso away, and rounding it again changes nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (cents) => {
        const total = money(d(String(cents / 100)));
        const paid = amountToPay(total, 'COP');
        expect(toCents(paid) % 100).toBe(0);
        expect(Math.abs(toCents(paid) - toCents(total))).toBeLessThanOrEqual(50);
        expect(amountToPay(paid, 'COP').eq(paid)).toBe(true);
      }),
    );
  });
});

test('a payment id has 20 characters of Crockford’s base 32, whatever the bytes', () => {
  expect(paymentIdOf(Uint8Array.from({ length: 20 }, (_, at) => at))).toBe('0123456789abcdefghjk');
  fc.assert(
    fc.property(fc.uint8Array({ minLength: PAYMENT_ID_LENGTH, maxLength: 40 }), (bytes) => {
      expect(paymentIdOf(bytes)).toMatch(/^[0-9a-hjkmnp-tv-z]{20}$/);
    }),
  );
});

describe('an expiration date', () => {
  test.each([
    ['1', '1'],
    ['12', '12'],
    ['123', '12 / 3'],
    ['1230', '12 / 30'],
    ['5', '05'],
    ['5/', '05 /'],
    ['5/30', '05 / 30'],
    ['12-2030', '12 / 2030'],
    ['122030', '12 / 2030'],
    ['12 / 305', '12 / 30'],
    ['', ''],
  ])('typed as %j is shown as %j', (typed, shown) => {
    expect(formatExpiration(typed)).toBe(shown);
  });

  test('keeps its month and year, however it is written', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 2027, max: 2099 }),
        fc.constantFrom('/', ' / ', '-'),
        fc.boolean(),
        (month, year, separator, isShort) => {
          const written = isShort ? String(year).slice(2) : String(year);
          const shown = formatExpiration(`${month}${separator}${written}`);
          expect(parseExpiration(shown)).toEqual({ month: String(month).padStart(2, '0'), year: written });
        },
      ),
    );
  });
});

describe('a card number', () => {
  test.each([
    ['4111-1111 11111111', [4, 8, 12], '4111 1111 1111 1111'],
    ['378282246310005', [4, 10], '3782 822463 10005'],
    ['12345678901234567890123', [4, 8, 12, 16], '1234 5678 9012 3456 789'],
    ['abc', [4], ''],
  ])('%s is shown as written on the card', (typed, gaps, shown) => {
    expect(formatNumber(typed, { gaps })).toBe(shown);
  });

  test('keeps its digits', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{0,19}$/), (digits) => {
        expect(formatNumber(digits, { gaps: [4, 8, 12, 16] }).replaceAll(' ', '')).toBe(digits);
      }),
    );
  });

  test('has PayU’s own name of its brand, none for brands that PayU doesn’t take', () => {
    expect(
      ['visa', 'mastercard', 'american-express', 'diners-club', 'jcb', ''].map(payu.brandName ?? String),
    ).toEqual(['VISA', 'MASTERCARD', 'AMEX', 'DINERS', '', '']);
  });
});

describe('a bank account', () => {
  const VALID: BankFields = { name: 'Corner Deli', routing: '1210-42882', account: '1234 5678' };
  test.each<[string, Partial<BankFields>, object]>([
    ['is right with dashes and spaces', {}, {}],
    ['needs a holder', { name: ' ' }, { name: 'name_missing' }],
    ['has a routing number of 9 digits', { routing: '12104288' }, { routing: 'routing_invalid' }],
    ['has a check digit', { routing: '121042883' }, { routing: 'routing_invalid' }],
    ['has no routing number of zeros', { routing: '000000000' }, { routing: 'routing_invalid' }],
    ['has at most 17 digits', { account: '123456789012345678' }, { account: 'account_invalid' }],
    ['has digits only', { account: 'x1234' }, { account: 'account_invalid' }],
  ])('%s', (_name, changes, expected) => {
    expect(validateBankAccount({ ...VALID, ...changes })).toEqual(expected);
  });

  test('with one wrong digit in its routing number is never right', () => {
    fc.assert(
      fc.property(fc.nat({ max: 8 }), fc.integer({ min: 1, max: 9 }), (position, offset) => {
        const digits = [...'121042882'];
        digits[position] = String((Number(digits[position]) + offset) % 10);
        expect(validateBankAccount({ ...VALID, routing: digits.join('') }).routing).toBe('routing_invalid');
      }),
    );
  });
});

describe('the gateway of a method', () => {
  test.each([
    ['card', ['authorizenet'], 'authorizenet', 'card', false],
    ['bank', ['authorizenet'], 'authorizenet', 'bank', false],
    ['card', ['payu', 'openpay'], 'payu', 'card', false],
    ['card', ['openpay', 'authorizenet'], 'authorizenet', 'card', false],
    ['card', ['openpay'], 'openpay', 'card', true],
    ['bank', ['payu', 'openpay'], 'openpay', 'bank_page', true],
    ['bank', ['payu'], null, null, false],
    ['card', ['toString'], null, null, false],
    ['card', [], null, null, false],
  ] as const)('%s of %j is %s, and asks for: %s; may lead to a bank’s page: %s', (...row) => {
    const [method, gateways, gateway, entry, leaves] = row;
    expect(gatewayFor(method, gateways)?.name ?? null).toBe(gateway);
    expect(gatewayFor(method, gateways)?.entries[method] ?? null).toBe(entry);
    expect(gatewayFor(method, gateways)?.mayLeave ?? false).toBe(leaves);
  });

  test('is always one of the company’s', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('card' as const, 'bank' as const),
        fc.subarray(['authorizenet', 'payu', 'openpay', 'other']),
        (method, gateways) => {
          const gateway = gatewayFor(method, gateways);
          expect(gateway === null || gateways.includes(gateway.name)).toBe(true);
        },
      ),
    );
  });
});
