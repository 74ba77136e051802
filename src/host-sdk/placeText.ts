import type { Destination } from '../bridge/contract.ts';
import { isDestination } from '../bridge/guards.ts';

/** A place as a parent's URL shows it: `home`, `store?brand=3`, `product/118`; null for a place that has no name. */
export const placeToText = (place: Destination): string | null => {
  switch (place.to) {
    case 'path':
      return null;
    case 'store':
      return place.query ? `store?${place.query}` : 'store';
    case 'product':
    case 'transaction':
    case 'confirmation':
      return `${place.to}/${place.id}`;
    default:
      return place.to;
  }
};

const fieldsOf = (text: string): unknown => {
  const [, to = '', mark = '', rest = ''] = /^([a-z]+)([/?]?)(.*)$/s.exec(text) ?? [];
  if (mark === '?') return { to, query: rest };
  if (mark === '/') return { to, id: to === 'product' ? Number(rest) : rest };
  return { to };
};

/** The place that such a text names; null when it names none. A text never leads to a place without a name. */
export const placeFromText = (text: string): Destination | null => {
  const place = fieldsOf(text);
  return isDestination(place) ? place : null;
};

const keyOf = (place: Destination) => (place.to === 'path' ? place.path : placeToText(place));

export const isSamePlace = (one: Destination | null, other: Destination | null): boolean =>
  one === other || (one !== null && other !== null && keyOf(one) === keyOf(other));
