import { formatColour, parseColour } from './colour.ts';
import { brandColour, SECONDARY_SHADE, shade, TERTIARY_SHADE } from './shade.ts';
import { contrast, textOn } from './textOn.ts';

/** All colours that follow from a company's one. */
export type BrandPalette = {
  colour: string;
  secondary: string;
  tertiary: string;
  tint: string;
  onBrand: string;
  /** The colour under a pointer: shade 20 where the text on it stays readable, else as much darker. */
  hover: string;
  textOnLight: string;
  textOnDark: string;
};

const TINT = 92;
/** The darkest and the lightest ground that brand text stands on: dark raised surfaces, and the tint itself on light. */
const DARK_GROUND = '#2b3648';
const READABLE = 4.5;
const STEP = 4;

const blacken = (colour: string, percent: number): string => {
  const [red, green, blue] = parseColour(colour) ?? [0, 0, 0];
  const mixed = (channel: number) => Math.round((channel * (100 - percent)) / 100);
  return formatColour([mixed(red), mixed(green), mixed(blue)]);
};

/** The colour, moved towards black or white no further than it takes to be read on the ground (WCAG 2.2, 1.4.3). */
const readableOn = (
  ground: string,
  colour: string,
  towards: (colour: string, percent: number) => string,
): string => {
  for (let percent = 0; percent < 100; percent += STEP) {
    const moved = towards(colour, percent);
    if (contrast(moved, ground) >= READABLE) return moved;
  }
  return textOn(ground);
};

/**
 * The palette of a company's colour: shades 20 and 60, a tint of 92 % white, black or white on top of it, and the colour as
 * readable text on light and dark (rules: Colours; design: tokens).
 */
export function brandPalette(
  companyColour: unknown,
  toHex?: (colour: unknown) => string | null,
): BrandPalette {
  const colour = brandColour(companyColour, toHex);
  const tint = shade(colour, TINT);
  const onBrand = textOn(colour);
  const secondary = shade(colour, SECONDARY_SHADE);
  return {
    colour,
    secondary,
    tertiary: shade(colour, TERTIARY_SHADE),
    tint,
    onBrand,
    hover: contrast(onBrand, secondary) >= READABLE ? secondary : blacken(colour, SECONDARY_SHADE),
    textOnLight: readableOn(tint, colour, blacken),
    textOnDark: readableOn(DARK_GROUND, colour, shade),
  };
}
