import { blend, brandColour, SECONDARY_SHADE, shade, TERTIARY_SHADE } from './shade.ts';
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

/** Mixes the colour with black, or with white, which its own brightness (`vivid`) keeps from greying, only as far as the contrast requires (WCAG 2.2, 1.4.3). */
const readableColour = (background: string, colour: string, other: number, vivid = 0): string => {
  for (let percent = 0; percent < 100; percent += MIX_STEP_PERCENT) {
    const mixed = blend(colour, percent, other, 1 + percent * vivid);
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
    hover: contrast(onBrand, secondary) >= MIN_CONTRAST ? secondary : blend(colour, SECONDARY_SHADE, 0),
    textOnLight: readableColour(tint, colour, 0),
    textOnDark: readableColour(DARK_BACKGROUND, colour, 255, 0.025),
  };
}
