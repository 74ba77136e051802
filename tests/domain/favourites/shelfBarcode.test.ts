import { expect, test } from 'vitest';
import { shelfBarcode } from '../../../src/domain/favourites/shelfBarcode.ts';

const product = { barcode: '', ean: '', code: 'OIL-1' };
const CODE = { format: 'CODE128', text: 'OIL-1' };

test.each([
  ['a valid EAN-13', { barcode: '4006381333931' }, { format: 'EAN13', text: '4006381333931' }],
  [
    'the EAN beside another barcode',
    { barcode: '77', ean: '4006381333931' },
    { format: 'EAN13', text: '4006381333931' },
  ],
  ['a wrong check digit', { barcode: '4006381333932' }, CODE],
  ['no barcode', {}, CODE],
  ['a code with letters that Code 128 has no bars for', { code: 'Öl-1' }, null],
  ['neither', { code: '' }, null],
])('%s', (_, changes, expected) => {
  expect(shelfBarcode({ ...product, ...changes })).toEqual(expected);
});
