import type { IStyleSheetManager } from 'styled-components';
import { type ColourPair, cardRadiusExtra, colours, controlRadius } from './tokens.ts';

export type Scheme = 'light' | 'dark' | 'auto';

/**
 * `onBrand` is readable on `hover` too. `textOnLight` and `textOnDark`: brand text on the light surface and
 * tint, and on the dark surface, at least 4.5:1.
 */
export type BrandColours = {
  colour: string;
  secondary: string;
  tertiary: string;
  tint: string;
  onBrand: string;
  hover: string;
  textOnLight: string;
  textOnDark: string;
};

export type StylePlugins = NonNullable<IStyleSheetManager['stylisPlugins']>;

/** What is known of a customer's device changes these parts of a theme. */
export type DeviceTheme = { variables: ThemeVariables; isStill: boolean | undefined; plugins: StylePlugins };

export type Theme = {
  scheme: Scheme;
  brand: BrandColours;
  /** Control radius, px; default 9. */
  radius?: number | undefined;
  device?: DeviceTheme | undefined;
};

export type ThemeVariables = Record<`--wp-${string}`, string>;

function brandPairs(brand: BrandColours): Record<string, ColourPair> {
  return {
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

function toCssValue(scheme: Scheme, [light, dark]: ColourPair): string {
  if (scheme === 'light') return light;
  return scheme === 'dark' ? dark : `light-dark(${light}, ${dark})`;
}

/** `auto` uses `light-dark()`, which requires the `color-scheme` that ThemeRoot sets. */
export function variablesFor({ scheme, brand, radius = controlRadius, device }: Theme): ThemeVariables {
  const variables: ThemeVariables = {
    '--wp-radius': `${radius}px`,
    '--wp-radius-card': `${radius + cardRadiusExtra}px`,
    '--wp-safe-bottom': 'env(safe-area-inset-bottom, 0px)',
    ...device?.variables,
  };
  for (const [name, pair] of Object.entries({ ...colours, ...brandPairs(brand) }))
    variables[`--wp-${name}`] = toCssValue(scheme, pair);
  return variables;
}

/** The part of a theme that a company's colour decides. `auto` as in {@link variablesFor}. */
export const brandVariables = (scheme: Scheme, brand: BrandColours): ThemeVariables =>
  Object.fromEntries(
    Object.entries(brandPairs(brand)).map(([name, pair]) => [`--wp-${name}`, toCssValue(scheme, pair)]),
  );
