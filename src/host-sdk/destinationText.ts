import type { Destination } from '../bridge/contract.ts';
import { isDestination } from '../bridge/guards.ts';

/** A destination in a parent's URL: `home`, `store?brand=3`, `product/118`; null for one without a name. */
export const destinationToText = (destination: Destination): string | null => {
  if ('path' in destination) return null;
  if ('id' in destination) return `${destination.to}/${destination.id}`;
  return 'query' in destination && destination.query ? `store?${destination.query}` : destination.to;
};

const parseFields = (text: string): unknown => {
  const [, to = '', separator = '', rest = ''] = /^([a-z-]+)([/?]?)(.*)$/s.exec(text) ?? [];
  if (separator === '?') return { to, query: rest };
  if (separator === '/') return { to, id: to === 'product' ? Number(rest) : rest };
  return { to };
};

/** Null when the text is no destination. A text is never a destination without a name. */
export const destinationFromText = (text: string): Destination | null => {
  const destination = parseFields(text);
  return isDestination(destination) ? destination : null;
};

const toKey = (destination: Destination) =>
  'path' in destination ? destination.path : destinationToText(destination);

/** Where it is in the portal, relative to its address. */
export const destinationToUrl = (destination: Destination | undefined): string =>
  (destination && (destination.to === 'history' ? 'account' : toKey(destination))) ?? '';

export const isSameDestination = (a: Destination | null, b: Destination | null): boolean =>
  a === b || (a !== null && b !== null && toKey(a) === toKey(b));
