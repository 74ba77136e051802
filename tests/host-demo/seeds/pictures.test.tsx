import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogue as andina } from '../../../host-demo/seeds/andina/catalogue.ts';
import { catalogue as cedar } from '../../../host-demo/seeds/cedar/catalogue.ts';
import { catalogue as demo } from '../../../host-demo/seeds/demo/catalogue.ts';
import { demoTenants } from '../../../host-demo/seeds/index.ts';
import { catalogue as lumiere } from '../../../host-demo/seeds/lumiere/catalogue.ts';
import { drawLogo, drawPicture } from '../../../host-demo/seeds/pictures.ts';
import { catalogue as wolf } from '../../../host-demo/seeds/wolf/catalogue.ts';

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

const parsed = (svg: string): Document => new DOMParser().parseFromString(svg, 'image/svg+xml');
const errorsIn = (svg: string): number => parsed(svg).querySelectorAll('parsererror').length;
const textOf = (svg: string, id: string): string =>
  (new RegExp(`<text id="${id}"[^>]*>(.*?)</text>`).exec(svg)?.[1] ?? '')
    .replaceAll('</tspan><tspan', '</tspan> <tspan')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

const MOST_BYTES = 8 * 1024;

describe.each(drawn)('the pictures of $alias', ({ alias, pictures }) => {
  it('are SVGs of at most 8 KB', () => {
    for (const { product, svg } of pictures) {
      expect(svg, product.name).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
      expect(svg, product.name).not.toMatch(/NaN|undefined|\.\d{6}/);
      expect(Buffer.byteLength(svg), product.name).toBeLessThanOrEqual(MOST_BYTES);
    }
  });

  it('are well-formed: each pack with its first product, and all texts', () => {
    const first = new Map(pictures.map(({ svg }) => [/<title>(.*?)<\/title>/.exec(svg)?.[1], svg]));
    for (const [title, svg] of first) expect(errorsIn(svg), title).toBe(0);
    const texts = pictures.flatMap(({ svg }) => svg.match(/<text [\s\S]*?<\/text>/g) ?? []);
    expect(errorsIn(`<svg xmlns="http://www.w3.org/2000/svg">${texts.join('')}</svg>`)).toBe(0);
  });

  it('say brand, name and size', () => {
    for (const { product, svg } of pictures) {
      const name = textOf(svg, 'name');
      expect(textOf(svg, 'brand'), product.name).toBe(String(product.brand_name).toUpperCase());
      expect(textOf(svg, 'size'), product.name).toBe(product.size);
      expect(name.length, product.name).toBeGreaterThan(2);
      expect([name, `${name} ${product.size}`], product.name).toContain(
        String(product.name).split(`, ${product.brand_name}`)[0],
      );
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

describe('the picture of a product', () => {
  const oil = {
    id: 1,
    name: 'Mild olive oil 1 L, Monte Alto Reserva',
    line_name: 'Oils',
    subline_name: 'Olive oil',
    brand_name: 'Monte Alto',
    size: '1 L',
  };

  it('leaves maker and size out of the name', () => {
    expect(textOf(drawPicture('demo', oil), 'name')).toBe('Mild olive oil');
  });

  it('is the same each time', () => {
    expect(drawPicture('demo', oil)).toBe(drawPicture('demo', oil));
  });

  it('is larger for a larger size', () => {
    const large = { ...oil, name: 'Sunflower oil 2 L', subline_name: 'Seed oils', size: '2 L' };
    expect(drawPicture('demo', oil)).toContain('<g id="pack">');
    expect(drawPicture('demo', large)).toMatch(/<g id="pack" transform="[^"]*scale\(1\.0\d\)/);
  });
});

describe('an unknown company', () => {
  it('has no logo, and an unknown product is in a shipping box', () => {
    expect(drawLogo('nobody')).toBeNull();
    const product = { id: 1, name: 'Thing', line_name: '', subline_name: '', brand_name: '', size: '' };
    const svg = drawPicture('nobody', product);
    expect(errorsIn(svg)).toBe(0);
    expect(textOf(svg, 'name')).toBe('Thing');
  });
});

const FOLDER = join(import.meta.dirname, '../../../host-demo/seeds/packs');
const templates = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.svg'))
  .map((file) => ({
    name: file.slice(0, -'.svg'.length),
    svg: readFileSync(join(FOLDER, file), 'utf8'),
  }));

describe('the packs', () => {
  it('are those that the catalogues name, no more and no fewer', () => {
    const named = [demo, andina, lumiere, wolf, cedar].flatMap(({ families, staples }) => [
      ...families.flatMap(({ shape, items }) => [shape, ...items.map(([, , , other]) => other)]),
      ...staples.map(({ shape }) => shape),
    ]);
    const shapes = new Set(named.filter((shape) => shape !== undefined));
    expect(templates.map(({ name }) => name).sort()).toEqual([...shapes].sort());
  });

  it.each(templates)('$name opens on its own, with a sample, and can be filled', ({ svg }) => {
    const drawing = parsed(svg);
    expect(errorsIn(svg)).toBe(0);
    expect(drawing.documentElement.getAttribute('viewBox')).toBe('0 0 240 240');
    for (const [, id = ''] of svg.matchAll(/url\(#(\w+)\)/g)) expect(svg, id).toContain(`id="${id}"`);
    expect(svg).toMatch(/\.body\{fill:#[0-9a-f]{6}\}/);
    expect(svg).toMatch(/\.label\{fill:#[0-9a-f]{6}\}/);
    for (const id of ['brand', 'name', 'size']) {
      expect(textOf(svg, id), id).not.toBe('');
      const text = drawing.getElementById(id);
      for (const name of ['x', 'y', 'font-size', 'data-width'])
        expect(text?.getAttribute(name), `${id} ${name}`).toMatch(/^-?[\d.]+$/);
    }
  });

  it.each(templates)('$name has no background, and loads and runs nothing', ({ svg }) => {
    expect(svg).toContain('<g id="pack">\n<ellipse');
    expect(svg).not.toMatch(/<rect|M0 0h240|<image|<script|href=| on\w+=/);
  });
});
