import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { buildCodeIndex } from '../../../../host-demo/server/search/codeIndex.ts';
import { matchCode } from '../../../../host-demo/server/search/matchCode.ts';
import type { ProductWire } from '../../../../src/api/catalogue/schema.ts';
import { aProductWire } from '../../../support/builders.ts';

const PRODUCTS: ProductWire[] = [
  aProductWire({
    id: 1,
    name: 'CO-1001',
    code: 'CO-1001',
    barcode: '4006381333931',
    manufacturer_part: 'MX/77',
  }),
  aProductWire({ id: 2, name: 'CO-1014', code: 'CO-1014', ean: '8410660001040' }),
  aProductWire({ id: 3, name: '00123', code: '00123', manufacturer_part: 'MX/77' }),
  aProductWire({ id: 4, name: 'co1014', code: 'co1014', barcode: '4006381339999' }),
];

const ALL: Parameters<typeof matchCode>[2] = { ownNumber: () => [], isVisible: () => true };

const match = async (code: string, options = ALL) => {
  const { step, products } = matchCode(await buildCodeIndex(PRODUCTS), code, options);
  return [step, ...products.map((doc) => PRODUCTS[doc]?.id)];
};

describe('a code means', () => {
  test.each([
    ['CO-1001', ['code', 1]],
    [' CO-1001 ', ['code', 1]],
    ['4006381333931', ['barcode', 1]],
    ['8410660001040', ['barcode', 2]],
    ['MX/77', ['manufacturer_part', 1, 3]],
    ['co 1001', ['folded', 1]],
    ['CO.1014', ['folded', 2, 4]],
    ['123', ['leading_zeros', 3]],
    ['0000123', ['leading_zeros', 3]],
    ['8.41066E+12', ['scientific', 2]],
    ['8,41066E+12', ['scientific', 2]],
    // 4006381333931 and 4006381339999 are both shown so.
    ['4.00638E+12', [null]],
    ['CO-10114', ['near', 2, 4]],
    ['CO-1O01', ['near', 1]],
    ['olive', [null]],
    ['', [null]],
  ])('%s: %j', async (code, expected) => {
    expect(await match(code)).toEqual(expected);
  });

  it('an own number after the exact code, and before everything else', async () => {
    const ownNumber = (folded: string) => (folded === 'co1001' || folded === 'mx77' ? [1] : []);
    expect(await match('CO-1001', { ...ALL, ownNumber })).toEqual(['code', 1]);
    expect(await match('MX/77', { ...ALL, ownNumber })).toEqual(['part_number', 2]);
  });

  it('only what is visible', async () => {
    expect(await match('MX/77', { ...ALL, isVisible: (doc) => doc !== 0 })).toEqual(['manufacturer_part', 3]);
  });
});

test('an exact code always wins, and nothing invisible is found', async () => {
  const code = fc.stringMatching(/^[A-Z]{2}-?[0-9]{2,5}$/);
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(code, { minLength: 1, maxLength: 30 }), fc.nat(), async (codes, seed) => {
      const index = await buildCodeIndex(
        codes.map((each, id) => aProductWire({ id, name: each, code: each })),
      );
      const hidden = seed % codes.length;
      const isVisible = (doc: number) => doc !== hidden;
      for (const [doc, each] of codes.entries()) {
        const { step, products } = matchCode(index, each, { ownNumber: () => [hidden], isVisible });
        expect(products).not.toContain(hidden);
        if (doc !== hidden) expect([step, products]).toEqual(['code', [doc]]);
      }
    }),
  );
});
