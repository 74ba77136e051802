type Page = { dataLayer?: unknown };

/**
 * Pushes an event to `window.dataLayer`, which Google Tag Manager reads, after clearing the e-commerce fields of the
 * previous event. In a parent's page (`ownsPage` false) it only uses an existing data layer.
 */
export const pushToDataLayer = (
  event: {
    v: number;
    eventId: string;
    name: string;
    ecommerce?: { items: readonly unknown[] };
    detail?: Record<string, unknown>;
  },
  ownsPage: boolean,
): void => {
  const page: Page = window as Page;
  if (!Array.isArray(page.dataLayer)) {
    if (!ownsPage) return;
    page.dataLayer = [];
  }
  if (!Array.isArray(page.dataLayer)) return;
  const { v, eventId, name, ecommerce, detail } = event;
  if (ecommerce) page.dataLayer.push({ ecommerce: null });
  page.dataLayer.push({ event: name, event_id: eventId, v, ...detail, ...(ecommerce && { ecommerce }) });
};
