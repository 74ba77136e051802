import { describe, expect, it } from 'vitest';
import { demoTenants } from '../../../host-demo/seeds/index.ts';
import { drawLogo, drawPicture } from '../../../host-demo/seeds/pictures.ts';

const drawn = demoTenants().map(({ company, products }) => ({
  alias: company.alias,
  pictures: [...products()].map(({ product }) => ({
    product,
    svg: drawPicture(company.alias, {
      id: product.id,
      name: product.name,
      line_name: String(product.line_name),
      subline_name: String(product.subline_name),
      brand_name: String(product.brand_name),
      size: String(product.size),
    }),
  })),
}));

const errorsIn = (svg: string): number =>
  new DOMParser().parseFromString(svg, 'image/svg+xml').querySelectorAll('parsererror').length;

describe.each(drawn)('the pictures of $alias', ({ alias, pictures }) => {
  it('are well-formed, non-empty SVGs of at most 2 KB', () => {
    for (const { product, svg } of pictures) {
      expect(errorsIn(svg), product.name).toBe(0);
      expect(svg, product.name).not.toMatch(/NaN|undefined|\.\d{6}/);
      expect(Buffer.byteLength(svg), product.name).toBeLessThanOrEqual(2048);
    }
  });

  it('differ between product lines', () => {
    const linesOf = new Map<string, Set<unknown>>();
    for (const { product, svg } of pictures) {
      const lines = linesOf.get(svg) ?? new Set();
      linesOf.set(svg, lines.add(product.line_name));
    }
    expect([...linesOf.values()].filter((lines) => lines.size > 1)).toEqual([]);
  });

  it('have the addresses of the products', () => {
    for (const { product } of pictures) expect(product.photourl).toBe(`pictures/${alias}/${product.id}.svg`);
  });

  it('include a logo of the company', () => {
    const logo = drawLogo(alias) ?? '';
    expect(logo).toContain('<svg');
    expect(errorsIn(logo)).toBe(0);
  });
});

describe('an unknown company', () => {
  it('has no logo, and an unknown product is a plain box', () => {
    expect(drawLogo('nobody')).toBeNull();
    const product = { id: 1, name: 'Thing', line_name: '', subline_name: '', brand_name: '', size: '' };
    expect(errorsIn(drawPicture('nobody', product))).toBe(0);
  });
});
