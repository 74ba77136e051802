import { isDisplayMode, isPointer, isTimeZone, MAX_INSET } from '../bridge/contextGuards.ts';
import type { BarEntry, Destination, ParentSettings, SafeArea } from '../bridge/contract.ts';
import { isDestination } from '../bridge/guards.ts';
import {
  isBarEntry,
  isColour,
  isLocale,
  isScheme,
  MAX_NAME_LENGTH,
  MAX_RADIUS,
  MAX_SIZE,
} from '../bridge/settingsGuards.ts';
import type { InvalidSetting } from './options.ts';

/* Loaded when a setting can't be used as it is given. */

type Fields = Readonly<Record<string, unknown>>;
type Read<Value> = (value: unknown) => Value | undefined;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

// `118`, `'118'` and `'6px'`.
const numberOf = (value: unknown): number => {
  if (typeof value === 'number') return value;
  const [, number = Number.NaN] = /^([+-]?[\d.]+)(px)?$/i.exec(textOf(value)) ?? [];
  return Number(number);
};

const between = (min: number, max: number, value: number): number | undefined =>
  Number.isNaN(value) ? undefined : Math.min(max, Math.max(min, value));

const readOneOf =
  <Value extends string>(is: (value: unknown) => value is Value): Read<Value> =>
  (value) => {
    const text: unknown = textOf(value).toLowerCase();
    return is(text) ? text : undefined;
  };

const readLocale: Read<string> = (value) => {
  const text = textOf(value).replaceAll('_', '-');
  return isLocale(text) ? text : undefined;
};

const readAppName: Read<string> = (value) => textOf(value).slice(0, MAX_NAME_LENGTH) || undefined;

const readTimeZone: Read<string> = (value) => {
  const text = textOf(value);
  return isTimeZone(text) ? text : undefined;
};

// Sides that aren't named are free.
const readSafeArea: Read<SafeArea> = (value) => {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = fieldsOf(value);
  const inset = (side: keyof SafeArea) => between(0, MAX_INSET, numberOf(fields[side] ?? 0));
  const [top, right, bottom, left] = [inset('top'), inset('right'), inset('bottom'), inset('left')];
  if (top === undefined || right === undefined || bottom === undefined || left === undefined)
    return undefined;
  return { top, right, bottom, left };
};

const toHex = (parts: readonly number[]): string =>
  `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

// Any colour of CSS as #rrggbb, without its opacity. The browser knows their names and notations.
const readColour: Read<string> = (value) => {
  const text = textOf(value);
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas || !CSS.supports('color', text)) return undefined;
  canvas.fillStyle = text;
  const { fillStyle } = canvas;
  if (isColour(fillStyle)) return fillStyle;
  // HTML, serialisation of a colour: with an opacity it is rgba(r, g, b, a).
  const [, parts = ''] = /^rgba\((.*)\)$/.exec(fillStyle) ?? [];
  const [red = 0, green = 0, blue = 0, opacity = 0] = parts.split(',').map(Number);
  return opacity > 0 ? toHex([red, green, blue]) : undefined;
};

const readRadius: Read<number> = (value) => between(0, MAX_RADIUS, numberOf(value));

const readBoolean: Read<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

// `{ to: 'product', id: '118' }` too.
const readDestination: Read<Destination> = (value) => {
  const { id, ...fields } = fieldsOf(value);
  return [value, { ...fields, id: numberOf(id) }, { ...fields, id: String(id) }].find(isDestination);
};

const readSize: Read<ParentSettings['size']> = (value) => {
  const { mode, max } = fieldsOf(value);
  if (mode === 'fixed') return { mode };
  const height = between(1, MAX_SIZE, numberOf(max));
  return mode === 'auto' && height !== undefined ? { mode, max: height } : undefined;
};

const EXPECTED = {
  'context.locale': 'a language of BCP 47, such as es-CO',
  'context.appName': 'a text',
  'context.timeZone': 'a time zone of IANA, such as America/Bogota',
  'context.safeArea': `{ top, right, bottom, left }, each from 0 to ${MAX_INSET} (px)`,
  'context.pointer': 'fine or coarse',
  'context.hover': 'true or false',
  'context.reducedMotion': 'true or false',
  'context.displayMode': 'inline or fullscreen',
  'theme.scheme': 'light, dark or auto',
  'theme.colorPrimary': 'a colour of CSS, such as #0a66c2',
  'theme.radius': `a number from 0 to ${MAX_RADIUS} (px)`,
  'navigation.bar': 'a list of home, history, store and cart',
  'navigation.initial': "a screen, such as { to: 'product', id: 118 }",
  'navigation.logOut': 'true or false',
  size: `{ mode: 'fixed' }, or { mode: 'auto', max } with max from 1 to ${MAX_SIZE} (px)`,
} as const;

/**
 * What of these groups can be used; `tell` hears of the rest, one by one. A field that is given as undefined stays so, because it
 * resets the portal's own value.
 */
export const checkSettings = (
  groups: unknown,
  tell: (invalid: InvalidSetting) => void,
): Partial<ParentSettings> => {
  const given = fieldsOf(groups);
  const refuse = (option: keyof typeof EXPECTED, value: unknown) => {
    const expected = EXPECTED[option];
    const hint = `The ordering portal can’t use ${option}: expected ${expected}`;
    // biome-ignore lint/suspicious/noConsole: for the parent's developer.
    console.warn(hint, value);
    tell({ code: 'invalid_setting', option, value, expected, hint });
  };
  const use = <Value>(option: keyof typeof EXPECTED, value: unknown, read: Read<Value>) => {
    const usable = value === undefined ? undefined : read(value);
    if (value !== undefined && usable === undefined) refuse(option, value);
    return usable;
  };
  const field = <Name extends string, Value>(
    option: keyof typeof EXPECTED & `${string}.${Name}`,
    name: Name,
    fields: Fields,
    read: Read<Value>,
  ): { [Key in Name]?: Value | undefined } => {
    const usable = use(option, fields[name], read);
    const isReset = name in fields && fields[name] === undefined;
    const named: { [Key in Name]?: Value | undefined } = {};
    if (usable !== undefined || isReset) named[name] = usable;
    return named;
  };
  const barOf = (value: unknown): BarEntry[] => {
    if (!Array.isArray(value)) {
      refuse('navigation.bar', value);
      return [];
    }
    return value.flatMap((entry) => use('navigation.bar', entry, readOneOf(isBarEntry)) ?? []);
  };

  const { context, theme, navigation } = Object.fromEntries(
    Object.entries(given).flatMap(([name, group]) => (group === undefined ? [] : [[name, fieldsOf(group)]])),
  );
  const size = use('size', given.size, readSize);
  return {
    ...(context && {
      context: {
        ...field('context.locale', 'locale', context, readLocale),
        ...field('context.appName', 'appName', context, readAppName),
        ...field('context.timeZone', 'timeZone', context, readTimeZone),
        ...field('context.safeArea', 'safeArea', context, readSafeArea),
        ...field('context.pointer', 'pointer', context, readOneOf(isPointer)),
        ...field('context.hover', 'hover', context, readBoolean),
        ...field('context.reducedMotion', 'reducedMotion', context, readBoolean),
        ...field('context.displayMode', 'displayMode', context, readOneOf(isDisplayMode)),
      },
    }),
    ...(theme && {
      theme: {
        ...field('theme.scheme', 'scheme', theme, readOneOf(isScheme)),
        ...field('theme.colorPrimary', 'colorPrimary', theme, readColour),
        ...field('theme.radius', 'radius', theme, readRadius),
      },
    }),
    ...(navigation && {
      navigation: {
        bar: barOf(navigation.bar ?? []),
        ...field('navigation.initial', 'initial', navigation, readDestination),
        ...field('navigation.logOut', 'logOut', navigation, readBoolean),
      },
    }),
    ...(size && { size }),
  };
};
