import type { ParentSettings, Welcome } from './contract.ts';
import { helloFields, isDestination } from './guards.ts';
import { either, type Is, listOf, number, oneOf, shape, text } from './shapes.ts';

/*
 * What only the portal has to check; the host SDK doesn't carry it.
 */

const settings = {
  context: shape({}, { locale: text(35, /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i) }),
  theme: shape(
    {},
    {
      scheme: oneOf('light', 'dark', 'auto'),
      colorPrimary: text(7, /^#([0-9a-f]{3}|[0-9a-f]{6})$/i),
      radius: number(0, 32),
    },
  ),
  navigation: shape({ bar: listOf(oneOf('home', 'history', 'store', 'cart')) }, { initial: isDestination }),
  size: either(shape({ mode: oneOf('fixed') }), shape({ mode: oneOf('auto'), max: number(1, 20_000) })),
};

/** Settings that change while the portal runs; one that is given replaces the one before as a whole. */
export const isSettingsChanges: Is<Partial<ParentSettings>> = shape({}, settings);

/** The parent's answer to them. */
export const isWelcome: Is<Welcome> = shape({ ...helloFields, settings: shape(settings), callMs: number(0) });
