import fc from 'fast-check';
import { expect, it } from 'vitest';
import { giftTitle, productTitle } from '../../../src/domain/catalogue/productTitle.ts';

const oil = { name: 'Olive oil', code: 'CO-1', remark: 'Cold pressed', barcode: '8410660001016' };
const titleSettings = (hideProductName: boolean, showCodeInsteadOfRemark: boolean) => ({
  hideProductName,
  showCodeInsteadOfRemark,
});

it('is the name, with code, barcode and remark; the remark is the second line', () => {
  expect(productTitle(oil, titleSettings(false, false))).toEqual({
    name: 'Olive oil',
    details: ['CO-1', '8410660001016', 'Cold pressed'],
    second: 'Cold pressed',
  });
});

it('shows the code instead of the remark, or if there is none', () => {
  expect(productTitle(oil, titleSettings(false, true))).toEqual({
    name: 'Olive oil',
    details: ['CO-1', '8410660001016'],
    second: 'CO-1',
  });
  expect(productTitle({ ...oil, remark: '' }, titleSettings(false, false)).second).toBe('CO-1');
});

it('shows the remark or the code instead of a hidden name', () => {
  expect(productTitle(oil, titleSettings(true, false))).toEqual({
    name: 'Cold pressed',
    details: ['CO-1', '8410660001016'],
    second: 'CO-1',
  });
  expect(productTitle(oil, titleSettings(true, true))).toEqual({
    name: 'CO-1',
    details: ['8410660001016'],
    second: '',
  });
});

it('is never empty for a product with any text, and never shows a hidden name', () => {
  const text = fc.constantFrom('', 'a', 'b', 'c');
  fc.assert(
    fc.property(text, text, text, fc.boolean(), fc.boolean(), (code, remark, barcode, hide, codes) => {
      const { name, details, second } = productTitle(
        { name: 'NAME', code, remark, barcode },
        titleSettings(hide, codes),
      );
      expect(name).not.toBe('');
      expect([...details, second]).not.toContain(name);
      if (codes && remark !== code && remark !== barcode)
        expect([...details, second]).not.toContain(remark || null);
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
])('names a gift by %s', (_name, gift, hideProductName, title) => {
  expect(giftTitle(gift, titleSettings(hideProductName, false))).toBe(title);
});
