import { formatColour, parseColour } from './colour.ts';
import { brandColour, SECONDARY_SHADE, shade, TERTIARY_SHADE } from './shade.ts';
import { contrast, textOn } from './textOn.ts';

export type BrandPalette = {
  colour: string;
  secondary: string;
  tertiary: string;
  tint: string;
  onBrand: string;
  /** Shade 20 where text on it stays readable, else the colour darkened by the same amount. */
  hover: string;
  textOnLight: string;
  textOnDark: string;
};

export const UNBRANDED_COLOUR = '#64748b';

const TINT_PERCENT = 92;
/** The darkest background of brand text. The lightest is the tint. */
const DARK_BACKGROUND = '#2b3648';
const MIN_CONTRAST = 4.5;
const MIX_STEP_PERCENT = 4;

// Its hue stays: no channel is cut off.
const scaled = (colour: string, factor: number): string => {
  const [red, green, blue] = parseColour(colour) ?? [0, 0, 0];
  const scale = Math.min(factor, 255 / Math.max(red, green, blue));
  const change = (channel: number) => Math.round(channel * scale);
  return formatColour([change(red), change(green), change(blue)]);
};

const darken = (colour: string, percent: number) => scaled(colour, 1 - percent / 100);

// White alone would make it greyish.
const brighten = (colour: string, percent: number) => shade(scaled(colour, 1 + percent / 40), percent);

/** Darkens or brightens the colour only as far as the contrast requires (WCAG 2.2, 1.4.3). */
const readableColour = (
  background: string,
  colour: string,
  mix: (colour: string, percent: number) => string,
): string => {
  for (let percent = 0; percent < 100; percent += MIX_STEP_PERCENT) {
    const mixed = mix(colour, percent);
    if (contrast(mixed, background) >= MIN_CONTRAST) return mixed;
  }
  return textOn(background);
};

/** (rules: Colours) */
export function brandPalette(
  companyColour: unknown,
  toHex?: (colour: unknown) => string | null,
): BrandPalette {
  const colour = brandColour(companyColour, toHex);
  const tint = shade(colour, TINT_PERCENT);
  const onBrand = textOn(colour);
  const secondary = shade(colour, SECONDARY_SHADE);
  return {
    colour,
    secondary,
    tertiary: shade(colour, TERTIARY_SHADE),
    tint,
    onBrand,
    hover: contrast(onBrand, secondary) >= MIN_CONTRAST ? secondary : darken(colour, SECONDARY_SHADE),
    textOnLight: readableColour(tint, colour, darken),
    textOnDark: readableColour(DARK_BACKGROUND, colour, brighten),
  };
}
