type Page = { dataLayer?: unknown };

/**
 * Puts an event where Google Tag Manager and its like read: `window.dataLayer` of the page the portal runs in, with the
 * e-commerce fields of the event before cleared first. In a parent's page (`ownsPage` false) only one that the parent has is
 * written to: the portal leaves nothing behind.
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
