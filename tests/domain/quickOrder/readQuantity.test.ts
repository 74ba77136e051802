import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  isAmbiguousNumber,
  type NumberStyle,
  numberStyle,
  readQuantity,
} from '../../../src/domain/quickOrder/readQuantity.ts';

const POINT: NumberStyle = { decimal: '.', group: ',' };
const COMMA: NumberStyle = { decimal: ',', group: '.' };

/** As `quantity|unit`, with the pack size after the quantity; null where the row has to ask. */
const read = (text: string, style: NumberStyle = null): string | null => {
  const found = readQuantity(text, style);
  return found && `${found.quantity}${found.packSize ? `x${found.packSize}` : ''}|${found.unit}`;
};

describe('a quantity', () => {
  test.each([
    ['6', '6|'],
    [' 6 ', '6|'],
    ['06', '6|'],
    ['2,5', '2.5|'],
    ['2.50', '2.5|'],
    ['12,5 cs', '12.5|cs'],
    ['2cs', '2|cs'],
    ['2 cs.', '2|cs.'],
    ['cs 2', '2|cs'],
    ['cs: 2', '2|cs'],
    ['2 boîtes', '2|boîtes'],
    ['1 dz', '1|dz'],
    ['qty: 6', '6|'],
    ['Cant. 6', '6|'],
    ['Qté 6', '6|'],
    ['x6', '6|'],
    ['× 6', '6|'],
    ['6x', '6|'],
    ['6 ×', '6|'],
    ['3x12', '3x12|'],
    ['3 X 12', '3x12|'],
    ['3*12', '3x12|'],
    ['3x12 cs', '3x12|cs'],
    ['2 cajas de 12', '2x12|cajas'],
    ['2 cases of 12', '2x12|cases'],
    ['2 cs x 12', '2x12|cs'],
    ['2 cajas de 12 unidades', '2x12|cajas'],
    ['0,4', '0.4|'],
    ['0.125', '0.125|'],
    ['1.234,5', '1234.5|'],
    ['1,234.5', '1234.5|'],
    ['1,234,567', '1234567|'],
    ['1.234.567', '1234567|'],
    ['1,23,456', '123456|'],
    ["1'234", '1234|'],
    ['1 234', '1234|'],
    ['1\u00A0234', '1234|'],
    ['1\u202F234', '1234|'],
    ['1\u2009234', '1234|'],
    ['1 234,5 cs', '1234.5|cs'],
    ['1234567', '1234567|'],
  ])('%j is %j', (text, expected) => {
    expect(read(text)).toBe(expected);
  });

  test.each([
    ['nothing', ''],
    ['a word', 'many'],
    ['zero', '0'],
    ['zero with decimals', '0,00'],
    ['a negative number', '-3'],
    ['a typographic minus', '\u22123'],
    ['a half', '½'],
    ['one and a half', '1½'],
    ['a fraction', '1/2'],
    ['a thousand or one', '1.000'],
    ['a thousand or one, in cases', '1,000 cs'],
    ['packs of a thousand or one', '3x1.000'],
    ['packs of none', '3x0'],
    ['a range', '2-3'],
    ['two numbers', '12 2'],
    ['two numbers and a unit', '12 2 cs'],
    ['a barcode', '8410660001040'],
    ['a shortened number', '4.00638E+12'],
    ['groups of other sizes', '1.23.4'],
    ['a price', '$6'],
    ['a percentage', '6%'],
    ['cases of a weight', '2 cases of 12 kg'],
    ['packs of packs', '3x12 cs of 5'],
  ])('asks for %s', (_, text) => {
    expect(read(text)).toBeNull();
  });

  test.each([
    ['1.000', POINT, '1|'],
    ['1.000', COMMA, '1000|'],
    ['1,000', POINT, '1000|'],
    ['1,000', COMMA, '1|'],
    ['3x1.000', COMMA, '3x1000|'],
    ['2.5', COMMA, '2.5|'],
    ['2,5', POINT, '2.5|'],
  ] as const)('%j in a column of %j is %j', (text, style, expected) => {
    expect(read(text, style)).toBe(expected);
  });

  it('is read as it was written, whatever the count, the unit and the pack', () => {
    const count = fc.integer({ min: 1, max: 9_999_999 });
    const unit = fc.constantFrom('', 'cs', 'cajas', 'boîtes', 'kg', 'EA');
    const anyPackSize = fc.option(fc.integer({ min: 1, max: 999 }));
    fc.assert(
      fc.property(count, unit, anyPackSize, (quantity, word, size) => {
        const text = `${quantity}${size === null ? '' : ` x ${size}`} ${word}`;
        const packSize = size === null ? null : String(size);
        expect(readQuantity(text, null)).toEqual({ quantity: String(quantity), unit: word, packSize });
      }),
    );
  });

  it('is above 0, of any text', () => {
    const text = fc.oneof(fc.string(), fc.stringMatching(/^[\d.,x \-½/]{1,12}$/));
    fc.assert(
      fc.property(text, fc.constantFrom(null, POINT, COMMA), (typed, style) => {
        const found = readQuantity(typed, style);
        if (found) expect(Number(found.quantity)).toBeGreaterThan(0);
      }),
    );
  });
});

describe('how a column writes its numbers', () => {
  test.each([
    ['by a comma before one digit', ['3', '2,5'], COMMA],
    ['by a point before two digits', ['3', '2.50'], POINT],
    ['by both in one number', ['1.234,5'], COMMA],
    ['by two groups', ['1,234,567'], POINT],
    ['by a number below one', ['0,125'], COMMA],
    ['with units', ['2,5 kg', '1.000 kg'], COMMA],
    ['not at all', ['3', '12'], null],
    ['not by thousands alone', ['1.234', '2.000'], null],
    ['not where lines contradict', ['2,5', '2.5'], null],
    ['not without numbers', ['', 'many'], null],
  ])('is told %s', (_, cells, expected) => {
    expect(numberStyle(cells)).toEqual(expected);
  });

  it('reads back numbers of more than a thousand with decimals', () => {
    const number = fc.tuple(fc.integer({ min: 1000, max: 9_999_999 }), fc.integer({ min: 10, max: 99 }));
    fc.assert(
      fc.property(
        fc.array(number, { minLength: 1 }),
        fc.constantFrom('en-US', 'de-DE'),
        (numbers, locale) => {
          const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
          const cells = numbers.map(([whole, cents]) => format.format(Number(`${whole}.${cents}`)));
          const style = numberStyle(cells);
          expect(cells.map((cell) => Number(readQuantity(cell, style)?.quantity))).toEqual(
            numbers.map(([whole, cents]) => Number(`${whole}.${cents}`)),
          );
        },
      ),
    );
  });
});

test.each([
  ['1.000', true],
  ['12,345', true],
  [' 999.000 ', true],
  ['0.125', false],
  ['1.00', false],
  ['1234.000', false],
  ['1.000,5', false],
])('%j can be read in two ways: %s', (text, expected) => {
  expect(isAmbiguousNumber(text)).toBe(expected);
});
