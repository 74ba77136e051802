import type { Welcome } from './contract.ts';
import { helloFields } from './guards.ts';
import { settingsFields } from './settingsGuards.ts';
import { type Is, number, shape, text } from './shapes.ts';

/* Guards that only the portal needs; the host SDK doesn't include them. */

/** Of a parent's page; no other scheme becomes the address of a link. */
export const isLinkAddress: Is<string> = text(2_000, /^https?:\/\/[^\s/]/);

export const isVitalsRequest = shape({ age: number(0) });

export const isWelcome: Is<Welcome> = shape(
  { ...helloFields, settings: shape(settingsFields), callMs: number(0) },
  { paymentReturn: text(2_000, /^https?:\/\//) },
);
