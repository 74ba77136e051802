import type { Destination } from '../bridge/contract.ts';
import { isDestination } from '../bridge/guards.ts';
import { destinationFromText } from './destinationText.ts';

/** Key in the history entry's state for destinations without a name, which a link can't set. */
export const STATE_KEY = 'portalPlace';

/** The destination of a history entry: the parameter's text, or what the entry's state keeps. Null when there is none. */
export const destinationOf = (text: string | null, state: unknown): Destination | null => {
  if (text !== null) return destinationFromText(text);
  const stored: unknown = Object(state)[STATE_KEY];
  return isDestination(stored) ? stored : null;
};

/** A copy of the entry's state that keeps a destination which the URL can't name. */
export const stateWith = (state: unknown, destination: Destination): Record<string, unknown> => {
  const own: Record<string, unknown> = { ...Object(state) };
  if ('path' in destination) own[STATE_KEY] = destination;
  else delete own[STATE_KEY];
  return own;
};
