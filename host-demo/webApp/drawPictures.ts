import { type Canvas, createCanvas, type Image, loadImage, type SKRSContext2D } from '@napi-rs/canvas';
import { APPLE_ICON, ICONS, type Icon, SCREENSHOTS, type Screenshot } from './pictureSizes.ts';

const MAX_LOGO_PIXELS = 25_000_000;

const PAPER = '#ffffff';
const GROUND = '#f6f7f9';
const LINE = '#dfe3ea';

/** The share of an icon's side that the logo takes; of a maskable one so that its corners are within the safe circle. */
const LOGO_SHARE = { any: 0.8, maskable: 0.56 };
const CORNER_SHARE = 0.22;

const drawLogo = (
  context: SKRSContext2D,
  logo: Image,
  { x, y, size }: { x: number; y: number; size: number },
) => {
  const scale = size / Math.max(logo.width, logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  context.drawImage(logo, x + (size - width) / 2, y + (size - height) / 2, width, height);
};

const fill = (
  context: SKRSContext2D,
  colour: string,
  box: readonly [number, number, number, number],
  radius = 0,
) => {
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(...box, radius);
  context.fill();
};

/** The logo on white: on the brand's own colour most logos couldn't be seen. */
const drawIcon = ({ width: size, purpose, name }: Icon, logo: Image): Canvas => {
  const canvas = createCanvas(size, size);
  const context = canvas.getContext('2d');
  const isCut = purpose === 'maskable' || name === APPLE_ICON.name;
  fill(context, PAPER, [0, 0, size, size], isCut ? 0 : size * CORNER_SHARE);
  const side = size * (purpose === 'maskable' ? LOGO_SHARE.maskable : LOGO_SHARE.any);
  drawLogo(context, logo, { x: (size - side) / 2, y: (size - side) / 2, size: side });
  return canvas;
};

const COLUMNS = { narrow: 2, wide: 4 };
const ROWS = { narrow: 4, wide: 2 };

/** A store without words, since a company's products and languages aren't known here: header, and products in a grid. */
const drawScreenshot = ({ width, height, formFactor }: Screenshot, logo: Image, colour: string): Canvas => {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const header = 96;
  const gap = 24;
  fill(context, GROUND, [0, 0, width, height]);
  fill(context, PAPER, [0, 0, width, header]);
  fill(context, LINE, [0, header, width, 2]);
  drawLogo(context, logo, { x: gap, y: 20, size: 56 });
  fill(context, GROUND, [104, 24, width - 104 - 88, 48], 24);
  fill(context, colour, [width - 64, 24, 48, 48], 24);
  const columns = COLUMNS[formFactor];
  const rows = ROWS[formFactor];
  const cardWidth = (width - gap * (columns + 1)) / columns;
  const cardHeight = (height - header - gap * (rows + 1)) / rows;
  for (let index = 0; index < columns * rows; index += 1) {
    const x = gap + (index % columns) * (cardWidth + gap);
    const y = header + gap + Math.floor(index / columns) * (cardHeight + gap);
    fill(context, PAPER, [x, y, cardWidth, cardHeight], 16);
    fill(context, GROUND, [x + 16, y + 16, cardWidth - 32, cardHeight - 120], 12);
    fill(context, LINE, [x + 16, y + cardHeight - 88, cardWidth * 0.7, 16], 8);
    fill(context, LINE, [x + 16, y + cardHeight - 56, cardWidth * 0.35, 16], 8);
    fill(context, colour, [x + cardWidth - 72, y + cardHeight - 64, 56, 40], 12);
  }
  return canvas;
};

/** Throws when it is no picture that can be drawn (SVG, PNG, JPEG, WebP). */
const readLogo = async (data: Buffer): Promise<Image> => {
  const logo = await loadImage(data);
  if (logo.width * logo.height > MAX_LOGO_PIXELS) throw new RangeError('The logo is too large to be drawn.');
  return logo;
};

/** `logo`: SVG, PNG, JPEG or WebP, null without one; `fallback`: what is drawn then. Both base64. `colour`: `#rrggbb`. */
export type PictureOrder = { logo: string | null; fallback: string; colour: string };

/** All pictures of the web app, PNG, by name. Throws when the logo is no picture, or too large. */
export const drawPictures = async ({
  logo,
  fallback,
  colour,
}: PictureOrder): Promise<Map<string, Buffer>> => {
  const drawn = await readLogo(Buffer.from(logo ?? fallback, 'base64'));
  const canvases: readonly (readonly [string, Canvas])[] = [
    ...[...ICONS, APPLE_ICON].map((icon) => [icon.name, drawIcon(icon, drawn)] as const),
    ...SCREENSHOTS.map((screenshot) => [screenshot.name, drawScreenshot(screenshot, drawn, colour)] as const),
  ];
  const encoded = canvases.map(async ([name, canvas]) => [name, await canvas.encode('png')] as const);
  return new Map(await Promise.all(encoded));
};
