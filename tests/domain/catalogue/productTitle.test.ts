import { expect, it } from 'vitest';
import { productTitle } from '../../../src/domain/catalogue/productTitle.ts';

const oil = { name: 'Olive oil', code: 'CO-1', remark: 'Cold pressed', barcode: '8410660001016' };
const shows = (hideProductName: boolean, showCodeInsteadOfRemark: boolean) => ({
  hideProductName,
  showCodeInsteadOfRemark,
});

it('is the name, with code and barcode', () => {
  expect(productTitle(oil, shows(false, false))).toEqual({
    name: 'Olive oil',
    details: ['CO-1', '8410660001016'],
  });
});

it('has the remark where there is no barcode, unless codes stand in for remarks', () => {
  const plain = { ...oil, barcode: '' };
  expect(productTitle(plain, shows(false, false)).details).toEqual(['CO-1', 'Cold pressed']);
  expect(productTitle(plain, shows(false, true)).details).toEqual(['CO-1']);
});

it('hides the name behind the remark, or the code', () => {
  expect(productTitle(oil, shows(true, false))).toEqual({
    name: 'Cold pressed',
    details: ['CO-1', '8410660001016'],
  });
  expect(productTitle(oil, shows(true, true))).toEqual({ name: 'CO-1', details: ['8410660001016'] });
});
