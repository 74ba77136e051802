/** RGB, 0 to 255. */
type Rgb = readonly [number, number, number];

const BLACK = '#000000';
/** The template's default colour means that no colour was chosen (rules: Colours). */
const TEMPLATE_ORANGE = '#ff6f00';
const WHITE: Rgb = [255, 255, 255];

const channels = (colour: string): Rgb => {
  const [, red = '00', green = '00', blue = '00'] = /^#(..)(..)(..)$/.exec(colour) ?? [];
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
};

const hex = (rgb: Rgb) => `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** WCAG 2 relative luminance, 0 to 1. */
const luminance = (rgb: Rgb): number => {
  const [red, green, blue] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
};

const onWhite = (rgb: Rgb) => 1.05 / (luminance(rgb) + 0.05);

export type Brand = { fill: string; onFill: string; ink: string; pale: string };

/** A company's print colours; black when its colour is invalid or the default (rules: Colours). */
export const brandOf = (colour: string): Brand => {
  const known = /^#[0-9a-f]{6}$/i.test(colour) && colour.toLowerCase() !== TEMPLATE_ORANGE;
  const fill = known ? colour.toLowerCase() : BLACK;
  const rgb = channels(fill);
  const isReadable = onWhite(rgb) >= 4.5;
  const mix = (share: number): Rgb => [
    rgb[0] + (WHITE[0] - rgb[0]) * share,
    rgb[1] + (WHITE[1] - rgb[1]) * share,
    rgb[2] + (WHITE[2] - rgb[2]) * share,
  ];
  return {
    fill,
    onFill: isReadable ? '#ffffff' : '#111827',
    ink: isReadable ? fill : '#111827',
    pale: hex(mix(0.93)),
  };
};
