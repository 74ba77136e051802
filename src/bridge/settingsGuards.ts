import type { BarEntry, ParentSettings } from './contract.ts';
import { isDestination } from './guards.ts';
import { anyOf, type Is, isBoolean, listOf, number, oneOf, only, shape, text } from './shapes.ts';

/* What the portal takes of a parent's settings; both sides check it. The host SDK has a short list, and loads the rest when it isn't enough. */

export const MAX_NAME_LENGTH = 60;
/** px */
export const MAX_RADIUS = 32;
/** px */
export const MAX_SIZE = 20_000;

export const between = (min: number, max: number): Is<number> => number(min, (value) => Number(value) <= max);

export const isLocale = text(35, /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i);
export const isScheme = oneOf('light', 'dark', 'auto');
export const isColour = text(7, /^#([0-9a-f]{3}){1,2}$/i);
export const isBarEntry: Is<BarEntry> = oneOf('home', 'history', 'store', 'cart');

export const themeFields = { scheme: isScheme, colorPrimary: isColour, radius: between(0, MAX_RADIUS) };
export const contextFields = { locale: isLocale, appName: text(MAX_NAME_LENGTH) };

export const settingsFields = {
  context: only(contextFields),
  theme: only(themeFields),
  navigation: shape({ bar: listOf(isBarEntry) }, { initial: isDestination, logOut: isBoolean }),
  size: anyOf(shape({ mode: oneOf('fixed') }), shape({ mode: oneOf('auto'), max: between(1, MAX_SIZE) })),
};

/** That can be told as they are. Each changed setting replaces its previous value completely. */
export const isUsualSettings: Is<Partial<ParentSettings>> = shape({}, settingsFields);
