import { connectCardParent } from '../bridge/connectCardParent.ts';
import { allowedOrigins } from '../cardPage/allowedOrigins.ts';
import { createCardPage } from '../cardPage/createCardPage.ts';
import { systemClock } from '../platform/clock.ts';

/**
 * The page of the card form, /card: a document of its own with a policy of its own, in a frame of the portal, so that neither the
 * portal's scripts nor those of a parent can read what is typed (docs/payments.md). Nothing else is loaded here.
 */
const root = document.getElementById('card');
if (root && window.parent !== window) {
  const inline = document.getElementById('portal-config')?.textContent ?? '';
  connectCardParent(allowedOrigins(window.location, inline), (portal) =>
    createCardPage(root, { portal, today: systemClock.today }),
  ).catch(() => undefined);
}
