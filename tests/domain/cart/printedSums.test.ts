import { expect, test } from 'vitest';
import { printedSums } from '../../../src/domain/cart/printedSums.ts';
import { toDecimal, ZERO } from '../../../src/domain/numbers/decimal.ts';
import { money } from '../../../src/domain/numbers/money.ts';

const amount = (text: string) => money(toDecimal(text) ?? ZERO);

type Row = { gross: string; discount?: string; coupon?: string };
type Figures = {
  lines: Row[];
  discount?: string;
  coupon?: string;
  tax?: string;
  shipping?: string;
  charge?: string;
  net: string;
};

const sums = (currency: string, figures: Figures) => {
  const { lines, discount = '0', coupon = '0', tax = '0', shipping = '0', charge = '0', net } = figures;
  const gross = lines.reduce((sum, line) => sum.plus(amount(line.gross)), ZERO);
  const { goods, rounding } = printedSums(
    {
      lines: lines.map((line) => ({
        amounts: {
          gross: amount(line.gross),
          discount: amount(line.discount ?? '0'),
          coupon: amount(line.coupon ?? '0'),
          tax: amount('0'),
          net: amount('0'),
        },
      })),
      totals: {
        grossValue: money(gross),
        discount: amount(discount),
        coupon: amount(coupon),
        tax: amount(tax),
        shipping: amount(shipping),
        charge: amount(charge),
        netValue: amount(net),
        cents: 0,
      },
    },
    currency,
  );
  return [goods.toFixed(), rounding.toFixed()];
};

test.each<[string, string, Figures, string[]]>([
  [
    // 7,350.00 + 1,396.50 + 220.50 = 8,967.00, printed as 7,350 + 1,397 + 221 = 8,968.
    'a peso too many in pesos',
    'COP',
    { lines: [{ gross: '7350' }], tax: '1396.50', shipping: '220.50', net: '8967' },
    ['7350', '-1'],
  ],
  [
    // Two lines of 1,234.60, each printed as 1,235: 2,470, not 2,469.
    'the amounts of the lines are added as printed',
    'COP',
    { lines: [{ gross: '1234.60' }, { gross: '1234.60' }], net: '2469.20' },
    ['2470', '-1'],
  ],
  [
    // 1,000 − 100.40 = 899.60 with 50.40 coupon in the discount of 150.80: 1,000 − 150.80 = 849.20; printed 900 − 50 = 850.
    'a line’s discount is in its amount, its coupon in a row',
    'COP',
    {
      lines: [{ gross: '1000', discount: '150.80', coupon: '50.40' }],
      discount: '150.80',
      coupon: '50.40',
      net: '849.20',
    },
    ['900', '-1'],
  ],
  [
    // 1,000 − 20.60 = 979.40; printed 1,000 − 21 = 979.
    'what is taken off for the method of payment',
    'COP',
    { lines: [{ gross: '1000' }], charge: '20.60', net: '979.40' },
    ['1000', '0'],
  ],
  [
    // 1,000.40 + 20.40 = 1,020.80, printed as 1,021; 1,000 + 20 = 1,020.
    'what is added for the method of payment',
    'COP',
    { lines: [{ gross: '1000.40' }], charge: '20.40', net: '1020.80' },
    ['1000', '1'],
  ],
  [
    'nothing is rounded with two decimals',
    'USD',
    { lines: [{ gross: '30.10', discount: '3.05' }], discount: '3.05', tax: '1.89', net: '28.94' },
    ['27.05', '0'],
  ],
])('%s', (_, currency, figures, expected) => {
  expect(sums(currency, figures)).toEqual(expected);
});
