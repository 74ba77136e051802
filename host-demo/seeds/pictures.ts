import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue as andina } from './andina/catalogue.ts';
import { catalogue as cedar } from './cedar/catalogue.ts';
import { catalogue as demo } from './demo/catalogue.ts';
import { catalogue as lumiere } from './lumiere/catalogue.ts';
import type { Catalogue } from './make/catalogue.ts';
import { brandColour, colourOf } from './make/colours.ts';
import { fillPack } from './make/packLabel.ts';
import type { PackName } from './make/packName.ts';
import { catalogue as wolf } from './wolf/catalogue.ts';

type Pictured = {
  id: number;
  name: string;
  line_name: string;
  subline_name: string;
  brand_name: string;
  size: string;
};

type Drawing = {
  shape: PackName;
  colour: string;
  sizes: ReadonlyMap<string, number>;
  shapesByNameStart: readonly (readonly [string, PackName])[];
};

const UNKNOWN: Drawing = { shape: 'carton', colour: '#8a94a3', sizes: new Map(), shapesByNameStart: [] };

const keyOf = (line: string, subline: string): string => `${line}|${subline}`;

function drawingsOf(catalogue: Catalogue): Map<string, Drawing> {
  const drawings = new Map<string, Drawing>();
  const staples = catalogue.staples.flatMap(({ name, shape }) => (shape ? [[name, shape] as const] : []));
  for (const { line, subline, shape, colour, sizes, items } of catalogue.families) {
    drawings.set(keyOf(line, subline), {
      shape,
      colour,
      sizes: new Map(sizes.map(([label, factor]) => [label, factor])),
      shapesByNameStart: [
        ...staples,
        ...items.flatMap(([name, , , other]) => (other ? [[name, other] as const] : [])),
      ],
    });
  }
  for (const { line, subline } of catalogue.staples) {
    const key = keyOf(line, subline);
    if (drawings.has(key)) continue;
    drawings.set(key, { ...UNKNOWN, shapesByNameStart: staples });
  }
  return drawings;
}

const CATALOGUES = [demo, andina, lumiere, wolf, cedar];
const DRAWINGS = new Map(CATALOGUES.map((catalogue) => [catalogue.alias, drawingsOf(catalogue)]));

const read = (folder: string, name: string): string =>
  readFileSync(join(import.meta.dirname, folder, `${name}.svg`), 'utf8');

const LOGOS = new Map(CATALOGUES.map(({ alias }) => [alias, read('logos', alias)]));

const packs = new Map<PackName, string>();

function packOf(name: PackName): string {
  const known = packs.get(name) ?? read('packs', name);
  packs.set(name, known);
  return known;
}

const GROUND = { x: 120, y: 223 };

function scaleOf(sublineDrawing: Drawing, size: string): number {
  const factor = sublineDrawing.sizes.get(size) ?? 1;
  return Math.round(Math.min(1.05, Math.max(0.84, 1 + Math.log2(factor) * 0.05)) * 100) / 100;
}

const scaled = (svg: string, scale: number): string =>
  scale === 1
    ? svg
    : svg.replace(
        '<g id="pack">',
        `<g id="pack" transform="translate(${GROUND.x} ${GROUND.y}) scale(${scale}) translate(${-GROUND.x} ${-GROUND.y})">`,
      );

const shapeOf = (sublineDrawing: Drawing, name: string): PackName =>
  sublineDrawing.shapesByNameStart.find(([start]) => name.startsWith(start))?.[1] ?? sublineDrawing.shape;

function nameOnLabel({ name, brand_name, size }: Pictured): string {
  const thing = name.split(`, ${brand_name}`)[0] ?? name;
  return size && thing.endsWith(` ${size}`) ? thing.slice(0, -size.length - 1) : thing;
}

/**
 * A product's picture, an SVG of at most 8 KB with a transparent ground: the subline's pack in the colour from its name,
 * with brand, name and size on the label. Deterministic.
 */
export function drawPicture(tenantAlias: string, product: Pictured): string {
  const sublineDrawing =
    DRAWINGS.get(tenantAlias)?.get(keyOf(product.line_name, product.subline_name)) ?? UNKNOWN;
  const filled = fillPack(packOf(shapeOf(sublineDrawing, product.name)), {
    body: colourOf(product.name, sublineDrawing.colour),
    label: brandColour(product.brand_name),
    brand: product.brand_name,
    name: nameOnLabel(product),
    size: product.size,
  });
  return scaled(filled, scaleOf(sublineDrawing, product.size));
}

export const drawLogo = (tenantAlias: string): string | null => LOGOS.get(tenantAlias) ?? null;
