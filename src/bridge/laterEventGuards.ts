import type { AnalyticsItem } from './contract.ts';
import { event, name } from './guards.ts';
import { anyOf, anyText, type Is, isBoolean, listOf, number, oneOf, recordOf, shape } from './shapes.ts';

/* Events that no first screen waits for; the host SDK loads their guards with the first of them. */

// Only the fields that the portal and the SDK use are checked by name; all others must be plain values.
const isPlainRecord = recordOf(anyOf(anyText, number(), isBoolean));
const hasItemFields = shape(
  { item_id: anyText, item_name: anyText },
  { price: number(), quantity: number(), index: number() },
);
const isItem: Is<AnalyticsItem> = (value): value is AnalyticsItem =>
  hasItemFields(value) && isPlainRecord(value);

export const isAnalytics = event(
  'analytics',
  shape(
    {
      v: oneOf(1),
      eventId: name,
      name,
      ecommerce: shape(
        { items: listOf(isItem) },
        { currency: anyText, value: number(), transaction_id: anyText },
      ),
    },
    { detail: isPlainRecord },
  ),
);

export const isVitals = event(
  'vitals',
  shape({
    name: oneOf('LCP', 'CLS', 'INP'),
    value: number(0),
    rating: oneOf('good', 'needs-improvement', 'poor'),
  }),
);

export const isNotification = event(
  'notification',
  shape({ unread: number(0) }, { latest: shape({ id: name, kind: anyText }) }),
);

export const isScroll = event('scroll', shape({ top: number(0), height: number(0) }));
