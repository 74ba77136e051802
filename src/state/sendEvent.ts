import type { AnalyticsEventData } from '../domain/analytics/events.ts';
import { pushToDataLayer } from '../platform/dataLayer.ts';
import { newIdentifier } from '../platform/identifier.ts';
import type { PortalContext } from './portal.ts';

export const sendEvent = (
  portal: Pick<PortalContext, 'ownsPage' | 'parent'>,
  reported: AnalyticsEventData,
): void => {
  const event = { v: 1, eventId: newIdentifier(), ...reported } as const;
  pushToDataLayer(event, portal.ownsPage);
  portal.parent?.send('analytics', { ...event, ecommerce: event.ecommerce ?? { items: [] } });
};
