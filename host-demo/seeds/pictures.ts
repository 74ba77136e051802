import { catalogue as andina } from './andina/catalogue.ts';
import { catalogue as cedar } from './cedar/catalogue.ts';
import { catalogue as demo } from './demo/catalogue.ts';
import { brandColour, colourOf } from './drawing/colours.ts';
import { labelOf } from './drawing/marks.ts';
import { tone } from './drawing/paint.ts';
import { drawShape, type ShapeName } from './drawing/shapes.ts';
import { catalogue as lumiere } from './lumiere/catalogue.ts';
import type { Catalogue } from './make/catalogue.ts';
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
  shape: ShapeName;
  colour: string;
  lineIndex: number;
  sizes: ReadonlyMap<string, number>;
  /** Name prefixes of items with a different shape. */
  exceptions: readonly (readonly [string, ShapeName])[];
};

const UNKNOWN: Drawing = { shape: 'box', colour: '#8a94a3', lineIndex: 0, sizes: new Map(), exceptions: [] };

const keyOf = (line: string, subline: string): string => `${line}|${subline}`;

function drawingsOf(catalogue: Catalogue): Map<string, Drawing> {
  const lines = [...new Set([...catalogue.families, ...catalogue.staples].map(({ line }) => line))];
  const drawings = new Map<string, Drawing>();
  const staples = catalogue.staples.flatMap(({ name, shape }) => (shape ? [[name, shape] as const] : []));
  for (const { line, subline, shape, colour, sizes, items } of catalogue.families) {
    drawings.set(keyOf(line, subline), {
      shape,
      colour,
      lineIndex: lines.indexOf(line),
      sizes: new Map(sizes.map(([label, factor]) => [label, factor])),
      exceptions: [
        ...staples,
        ...items.flatMap(([name, , , other]) => (other ? [[name, other] as const] : [])),
      ],
    });
  }
  for (const { line, subline } of catalogue.staples) {
    const key = keyOf(line, subline);
    if (drawings.has(key)) continue;
    drawings.set(key, { ...UNKNOWN, lineIndex: lines.indexOf(line), exceptions: staples });
  }
  return drawings;
}

const DRAWINGS = new Map(
  [demo, andina, lumiere, wolf, cedar].map((catalogue) => [catalogue.alias, drawingsOf(catalogue)]),
);

function scaleOf(sublineDrawing: Drawing, size: string): number {
  const factor = sublineDrawing.sizes.get(size) ?? 1;
  return Math.round(Math.min(1.06, Math.max(0.82, 1 + Math.log2(factor) * 0.05)) * 100) / 100;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

const svg = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${content}</svg>`;

const shapeOf = (sublineDrawing: Drawing, name: string): ShapeName =>
  sublineDrawing.exceptions.find(([start]) => name.startsWith(start))?.[1] ?? sublineDrawing.shape;

/**
 * A product's picture, an SVG of at most 2 KB: the subline's shape in the colour from its name, with brand colour and line
 * label. Deterministic.
 */
export function drawPicture(tenantAlias: string, product: Pictured): string {
  const sublineDrawing =
    DRAWINGS.get(tenantAlias)?.get(keyOf(product.line_name, product.subline_name)) ?? UNKNOWN;
  const main = colourOf(product.name, sublineDrawing.colour);
  const accent = brandColour(product.brand_name);
  const drawing = drawShape(shapeOf(sublineDrawing, product.name), {
    main,
    dark: tone(main, -0.22),
    light: tone(main, 0.3),
    pale: tone(main, 0.72),
    accent,
    label: labelOf(sublineDrawing.lineIndex, accent),
  });
  const scale = scaleOf(sublineDrawing, product.size);
  const move =
    scale === 1
      ? drawing
      : `<g transform="translate(${tenth(32 - 32 * scale)} ${tenth(58 - 58 * scale)}) scale(${scale})">${drawing}</g>`;
  return svg(`<rect width="64" height="64" fill="#f3f5f7"/>${move}`);
}

const MARKS: Record<string, string> = {
  demo: '<rect width="64" height="64" rx="14" fill="#0f766e"/><path d="M12 40q4-18 20-18 4-8 12-8 7 0 8 6l6 2-6 4q-1 20-20 22-12 1-20-8z" fill="#fff"/><path d="M20 36q10 6 20-4-2 12-12 12-6 0-8-8z" fill="#5eb5ad"/><circle cx="45" cy="20.5" r="2" fill="#0f766e"/>',
  andina:
    '<rect width="64" height="64" rx="14" fill="#b45309"/><path d="M6 48l16-26 8 12 8-16 20 30z" fill="#fff"/><path d="M38 18l6 9-5 3-3-4-3 2z" fill="#f3c48f"/><path d="M14 48h36v5H14z" fill="#f3c48f"/>',
  lumiere:
    '<rect width="64" height="64" rx="14" fill="#7c3aed"/><path d="M32 8q14 14 14 28a14 14 0 0 1-28 0q0-8 6-13 0 6 4 8 4-10 4-23z" fill="#fff"/><path d="M32 30q6 6 6 11a6 6 0 0 1-12 0q0-5 6-11z" fill="#c4a5f7"/>',
  wolf: '<rect width="64" height="64" rx="14" fill="#1d4ed8"/><path d="M12 10l12 10h16l12-10v24L32 56 12 34z" fill="#fff"/><path d="M20 30l8 3-2 5zM44 30l-8 3 2 5z" fill="#1d4ed8"/><path d="M28 46h8l-4 5z" fill="#1d4ed8"/>',
  cedar:
    '<rect width="64" height="64" rx="14" fill="#166534"/><path d="M32 7l12 15h-6l10 13h-7l11 14H12l11-14h-7l10-13h-6z" fill="#fff"/><path d="M32 7l12 15h-6l10 13h-7l11 14H32z" fill="#a7d3b5"/><path d="M29 49h6v8h-6z" fill="#fff"/>',
};

export function drawLogo(tenantAlias: string): string | null {
  const mark = MARKS[tenantAlias];
  return mark === undefined ? null : svg(mark);
}
