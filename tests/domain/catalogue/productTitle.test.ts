import fc from 'fast-check';
import { expect, it } from 'vitest';
import { giftTitle, productTitle } from '../../../src/domain/catalogue/productTitle.ts';

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

it('a product with any word to it is called something, and hidden names are not shown beside others', () => {
  const text = fc.constantFrom('', 'a', 'b', 'c');
  fc.assert(
    fc.property(text, text, text, fc.boolean(), fc.boolean(), (code, remark, barcode, hide, codes) => {
      const { name, details } = productTitle({ name: 'NAME', code, remark, barcode }, shows(hide, codes));
      expect(name).not.toBe('');
      expect(details).not.toContain(name);
      if (hide && (codes ? code : remark)) expect([name, ...details]).not.toContain('NAME');
    }),
  );
});

it.each([
  ['its name', { productName: 'Jar', productCode: 'J-1' }, false, 'Jar'],
  ['its code where names are hidden', { productName: 'Jar', productCode: 'J-1' }, true, 'J-1'],
  ['its name where it has no code', { productName: 'Jar', productCode: null }, true, 'Jar'],
  ['its code where it has no name', { productName: '', productCode: 'J-1' }, false, 'J-1'],
  ['nothing', { productName: null, productCode: null }, false, ''],
])('calls a gift by %s', (_name, gift, hideProductName, title) => {
  expect(giftTitle(gift, shows(hideProductName, false))).toBe(title);
});
