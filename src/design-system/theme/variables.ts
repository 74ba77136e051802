import { type ColourPair, cardRadiusExtra, colours, controlRadius } from './tokens.ts';

export type Scheme = 'light' | 'dark' | 'auto';

/** A company's colours, with all that follows from them already worked out (CSS colours). */
export type BrandColours = {
  /** Fill of primary actions and selections. */
  colour: string;
  /** Shade 20. */
  secondary: string;
  /** Shade 60: lines and rings of the brand. */
  tertiary: string;
  /** 92 % white: background of what is selected, on light. */
  tint: string;
  /** Black or white, whichever reads better on `colour`. */
  onBrand: string;
  /** `colour` under a pointer; `onBrand` reads on it too. */
  hover: string;
  /** The brand as text on the light surface and tint, 4.5:1. */
  textOnLight: string;
  /** The brand as text on the dark surface, 4.5:1. */
  textOnDark: string;
};

export type Theme = {
  scheme: Scheme;
  brand: BrandColours;
  /** Corner of a control in px; 9 when it is not said. */
  radius?: number | undefined;
};

export type ThemeVariables = Record<`--wp-${string}`, string>;

function pairs(brand: BrandColours): Record<string, ColourPair> {
  return {
    ...colours,
    brand: [brand.colour, brand.colour],
    'brand-2': [brand.secondary, brand.secondary],
    'brand-3': [brand.tertiary, brand.tertiary],
    'brand-tint': [brand.tint, `color-mix(in srgb, ${brand.colour} 16%, ${colours.surface[1]})`],
    'brand-hover': [brand.hover, brand.hover],
    'on-brand': [brand.onBrand, brand.onBrand],
    'brand-text': [brand.textOnLight, brand.textOnDark],
    'brand-edge': [brand.colour, `color-mix(in srgb, ${brand.colour} 60%, ${brand.textOnDark})`],
  };
}

function pick(scheme: Scheme, [light, dark]: ColourPair): string {
  if (scheme === 'light') return light;
  return scheme === 'dark' ? dark : `light-dark(${light}, ${dark})`;
}

/**
 * Every colour and corner of a theme as CSS variables (design: tokens). `auto` follows the person's system by itself,
 * through `light-dark()`, as long as the element's `color-scheme` is `light dark`; ThemeRoot sees to that.
 */
export function variablesFor({ scheme, brand, radius = controlRadius }: Theme): ThemeVariables {
  const variables: ThemeVariables = {
    '--wp-radius': `${radius}px`,
    '--wp-radius-card': `${radius + cardRadiusExtra}px`,
  };
  for (const [name, pair] of Object.entries(pairs(brand))) variables[`--wp-${name}`] = pick(scheme, pair);
  return variables;
}
