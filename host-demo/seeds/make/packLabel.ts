type Goods = {
  body: string;
  label: string;
  brand: string;
  name: string;
  size: string;
};

type Place = { x: number; y: number; fontSize: number; width: number; lines: number };

const TEXT = /<text id="(brand|name|size)"([^>]*)>[\s\S]*?<\/text>/g;
const LINE_HEIGHT = 1.12;
const SMALLEST = 0.72;
const SMALLER_RATHER_THAN_NARROWER = 0.7;
const SMALLER_BEFORE_BROKEN = 0.86;

const round = (value: number): number => Math.round(value * 100) / 100;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);

const WIDTHS_IN_EM: readonly [RegExp, number][] = [
  [/[mwMW%@]/, 0.92],
  [/[ijltfr.,:;'’"|()/ -]/, 0.36],
  [/\p{Lu}|&/u, 0.76],
];

const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, character) => sum + (WIDTHS_IN_EM.find(([letters]) => letters.test(character))?.[1] ?? 0.58),
    0,
  );

const widest = (lines: readonly string[]): number => Math.max(...lines.map(widthOf));

function balancedLines(text: string, most: number): string[] {
  const words = text.split(' ');
  let best = [text];
  if (most === 1) return best;
  for (let at = 1; at < words.length; at += 1) {
    const lines = [words.slice(0, at).join(' '), ...balancedLines(words.slice(at).join(' '), most - 1)];
    if (widest(lines) < widest(best)) best = lines;
  }
  return best;
}

function linesOf(text: string, { fontSize, width, lines }: Place): string[] {
  for (let count = 1; count < lines; count += 1) {
    const broken = balancedLines(text, count);
    if (widest(broken) * fontSize * SMALLER_BEFORE_BROKEN <= width) return broken;
  }
  return balancedLines(text, lines);
}

function placeOf(attributes: string): Place {
  const number = (name: string): number =>
    Number(new RegExp(` ${name}="([^"]+)"`).exec(attributes)?.[1] ?? Number.NaN);
  return {
    x: number('x'),
    y: number('y'),
    fontSize: number('font-size'),
    width: number('data-width'),
    lines: number('data-lines') || 1,
  };
}

function fitted(text: string, place: Place): { fontSize: number; content: string } {
  const lines = linesOf(text, place);
  const share = Math.min(1, place.width / (widest(lines) * place.fontSize));
  const fontSize = round(place.fontSize * Math.max(SMALLEST, share ** SMALLER_RATHER_THAN_NARROWER));
  const top = place.y - ((lines.length - 1) / 2) * fontSize * LINE_HEIGHT;
  const spans = lines.map((line, index) => {
    const y = round(top + index * fontSize * LINE_HEIGHT);
    const narrow =
      widthOf(line) * fontSize > place.width
        ? ` textLength="${place.width}" lengthAdjust="spacingAndGlyphs"`
        : '';
    return `<tspan x="${place.x}" y="${y}"${narrow}>${escaped(line)}</tspan>`;
  });
  return { fontSize, content: spans.join('') };
}

function inkOn(colour: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return red * 0.299 + green * 0.587 + blue * 0.114 > 150 ? '#2a2f37' : '#ffffff';
}

const recoloured = (template: string, name: string, colour: string): string =>
  template.replace(
    new RegExp(`(\\.${name}(?:-line)?\\{[^}]*(?:fill|stroke):)#[0-9a-f]{3,6}`, 'g'),
    (_match, rule: string) => rule + colour,
  );

/**
 * A template of `seeds/packs` as a product's picture: the colours of its rules `.body`, `.label` and `.on-body` (text on
 * the body), and the texts with the ids `brand`, `name` and `size`, which fit into their `data-width` and `data-lines`.
 */
export function fillPack(template: string, goods: Goods): string {
  const colours: Record<string, string> = {
    body: goods.body,
    label: goods.label,
    'on-body': inkOn(goods.body),
  };
  const coloured = Object.entries(colours).reduce(
    (svg, [name, colour]) => recoloured(svg, name, colour),
    template,
  );
  const texts: Record<string, string> = {
    brand: goods.brand.toUpperCase(),
    name: goods.name,
    size: goods.size,
  };
  return coloured.replace(TEXT, (_text, id: string, attributes: string) => {
    const { fontSize, content } = fitted(texts[id] ?? '', placeOf(attributes));
    return `<text id="${id}"${attributes.replace(/ font-size="[^"]*"/, ` font-size="${fontSize}"`)}>${content}</text>`;
  });
}
