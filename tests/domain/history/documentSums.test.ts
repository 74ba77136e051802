import fc from 'fast-check';
import { expect, test } from 'vitest';
import { documentSums } from '../../../src/domain/history/documentSums.ts';
import { lineAmount } from '../../../src/domain/history/splitDiscount.ts';
import { type Decimal, roundHalfUp, toDecimal, ZERO } from '../../../src/domain/numbers/decimal.ts';
import { printedDecimals } from '../../../src/domain/numbers/printedDecimals.ts';

type Figures = Parameters<typeof documentSums>[0];

const aLine = (gross: string | null, discount = '0', coupon: string | null = null) => ({
  gross,
  discount,
  coupon,
  isGift: false,
});
const figures = (changes: Partial<Figures>): Figures => ({
  currency: 'USD',
  gross: '30',
  discount: '3',
  tax: '1.89',
  shippingCost: '18',
  paymentCharge: '0',
  net: '46.89',
  lines: [aLine('30', '3')],
  ...changes,
});
const written = (changes: Partial<Figures>) => {
  const { goods, discount, saved, coupon, rounding } = documentSums(figures(changes));
  return [
    goods === null ? null : Number(goods.toString()),
    ...[discount, saved, coupon, rounding].map(Number),
  ];
};

test.each<[string, Partial<Figures>, (number | null)[]]>([
  ['a line’s discount is in its amount', {}, [27, 0, 3, 0, 0]],
  ['a gift has none', { lines: [aLine('30', '3'), { ...aLine(null), isGift: true }] }, [27, 0, 3, 0, 0]],
  [
    // 24 at 8.17, less a tenth by coupon: 196.08 − 19.61 = 176.47.
    'the coupon has its own row',
    {
      gross: '206.40',
      discount: '29.93',
      tax: '0',
      shippingCost: '0',
      net: '176.47',
      lines: [aLine('206.40', '29.93', '19.61')],
    },
    [196.08, 0, 10.32, 19.61, 0],
  ],
  [
    'a discount of the whole document has its own row',
    { gross: '100', discount: '10', tax: '0', shippingCost: '0', net: '90', lines: [aLine('100')] },
    [100, 10, 0, 0, 0],
  ],
  [
    // Printed: 1,234 + 1,234 = 2,468, with 469 tax 2,937; the total of 2,937.87 is printed as 2,938.
    'pesos are printed without centavos, so that one is left',
    {
      currency: 'COP',
      gross: '2468.80',
      discount: '0',
      tax: '469.07',
      shippingCost: '0',
      net: '2937.87',
      lines: [aLine('1234.40'), aLine('1234.40')],
    },
    [2468, 0, 0, 0, 1],
  ],
  ['a cent is left by the back office', { net: '46.90' }, [27, 0, 3, 0, 0.01]],
  ['figures that don’t belong together aren’t rounded', { net: '50' }, [27, 0, 3, 0, 0]],
  ['unknown amounts', { lines: [aLine(null)] }, [30, 3, 0, 0, 0]],
  ['hidden prices', { gross: null, net: null, lines: [aLine(null)] }, [null, 3, 0, 0, 0]],
])('%s', (_, changes, expected) => {
  expect(written(changes)).toEqual(expected);
});

const cents = fc.integer({ min: 0, max: 10_000_000 }).map((amount) => (amount / 100).toFixed(2));

test.each(['USD', 'COP'])('what is printed in %s adds up', (currency) => {
  const printed = (amount: Decimal) => roundHalfUp(amount, printedDecimals(amount.toNumber(), currency));
  const plus = (one: Decimal, other: Decimal) => one.plus(other);
  fc.assert(
    fc.property(
      fc.array(cents, { minLength: 1, maxLength: 30 }),
      cents,
      cents,
      (amounts, tax, shippingCost) => {
        const lines = amounts.map((amount) => aLine(amount));
        const numbers = (texts: readonly string[]) => texts.map((text) => toDecimal(text) ?? ZERO);
        const gross = numbers(amounts).reduce(plus, ZERO);
        const net = numbers([tax, shippingCost]).reduce(plus, gross);
        const document = {
          currency,
          gross: gross.toFixed(),
          discount: '0',
          tax,
          shippingCost,
          net: net.toFixed(),
          lines,
        };
        const { goods, rounding } = documentSums(figures(document));
        const shownLines = lines.map((line) => printed(lineAmount(line) ?? ZERO)).reduce(plus, ZERO);
        expect(goods?.toString()).toBe(shownLines.toString());
        const rows = numbers([tax, shippingCost]).map(printed).reduce(plus, shownLines);
        expect(rows.plus(rounding).toFixed()).toBe(printed(net).toFixed());
      },
    ),
  );
});
