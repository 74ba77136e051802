import type { ParentSettings, Welcome } from './contract.ts';
import { helloFields, isDestination } from './guards.ts';
import { anyOf, type Is, isBoolean, listOf, number, oneOf, shape, text } from './shapes.ts';

/* Guards that only the portal needs; the host SDK doesn't include them. */

const range =
  (min: number, max: number): Is<number> =>
  (value): value is number =>
    typeof value === 'number' && value >= min && value <= max;

const settings = {
  context: shape({}, { locale: text(35, /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i), appName: text(60) }),
  theme: shape(
    {},
    {
      scheme: oneOf('light', 'dark', 'auto'),
      colorPrimary: text(7, /^#([0-9a-f]{3}|[0-9a-f]{6})$/i),
      radius: range(0, 32),
    },
  ),
  navigation: shape(
    { bar: listOf(oneOf('home', 'history', 'store', 'cart')) },
    { initial: isDestination, logOut: isBoolean },
  ),
  size: anyOf(shape({ mode: oneOf('fixed') }), shape({ mode: oneOf('auto'), max: range(1, 20_000) })),
};

/** Each changed setting replaces its previous value completely. */
export const isSettingsChanges: Is<Partial<ParentSettings>> = shape({}, settings);

export const isWelcome: Is<Welcome> = shape(
  { ...helloFields, settings: shape(settings), callMs: number(0) },
  { paymentReturn: text(2_000, /^https?:\/\//) },
);
