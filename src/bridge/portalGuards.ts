import { isContext, isTheme } from './contextGuards.ts';
import type { ParentSettings, Welcome } from './contract.ts';
import { helloFields } from './guards.ts';
import { settingsFields } from './settingsGuards.ts';
import { type Is, number, shape, text } from './shapes.ts';

/* Guards that only the portal needs; the host SDK doesn't include them. */

/** Of a parent's page; no other scheme becomes the address of a link. */
export const isLinkAddress: Is<string> = text(2_000, /^https?:\/\/[^\s/]/);

export const isVitalsRequest = shape({ age: number(0) });

// Fields of newer parents are ignored.
const portalFields = { ...settingsFields, context: isContext, theme: isTheme };

/** Each changed setting replaces its previous value completely. */
export const isSettingsChanges: Is<Partial<ParentSettings>> = shape({}, portalFields);

export const isWelcome: Is<Welcome> = shape(
  { ...helloFields, settings: shape(portalFields), callMs: number(0) },
  { paymentReturn: text(2_000, /^https?:\/\//) },
);
