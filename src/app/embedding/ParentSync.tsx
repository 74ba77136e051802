import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { isParentNavigation, PARENT_NAVIGATION_STATE } from '../../bridge/parentNavigation.ts';
import { usePortalRoot } from '../../design-system/theme/overlayContainer.ts';
import { useAppearance } from '../../state/appearance/useAppearance.ts';
import { useCartCount, useCartTotal } from '../../state/cart/useCart.ts';
import { useHeaderCounts } from '../../state/notifications/useHeaderCounts.ts';
import { usePortal } from '../../state/usePortal.ts';
import { loadCustomerCode } from '../loadCode.ts';
import type { ParentLink } from './parentLink.ts';

/** Synchronises navigation, cart and unread notifications with the parent. Each message says who started it. */
export function ParentSync({ link }: { link: ParentLink }) {
  const { parent } = link;
  const { http, company } = usePortal();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname, search, state, key } = useLocation();
  const navigationType = useNavigationType();
  const count = useCartCount();
  const total = useCartTotal()?.toFixed(2) ?? null;
  const unread = useHeaderCounts((counts) => counts.unread);
  const latest = useHeaderCounts((counts) => counts.latest);
  const { size, context } = useAppearance();
  const isAuto = size === 'auto' && context.displayMode !== 'fullscreen';
  const root = usePortalRoot();
  const path = pathname + search;

  useEffect(() => {
    link.setScreens({
      show: (to) => void navigate(to, { state: PARENT_NAVIGATION_STATE }),
      go: (steps) => void navigate(steps),
      // The screen says so when it can't be asked.
      findDocument: (id) =>
        loadCustomerCode()
          .then((code) => code.findDocument(queries, http, id))
          .catch(() => id),
    });
    return () => link.setScreens(null);
  }, [link, navigate, queries, http]);

  // Before the screen can be seen: who goes back at once, goes back from here.
  useLayoutEffect(() => {
    const by = isParentNavigation(state) ? 'parent' : 'portal';
    link.showVisit({ key, path, by, via: navigationType, shop: queries });
  }, [link, key, path, state, navigationType, queries]);

  useEffect(() => {
    if (count !== null && total !== null) parent.send('cart', { count, total, currency: company.currency });
  }, [parent, count, total, company.currency]);

  useEffect(() => link.showNews(unread, latest), [link, unread, latest]);

  useEffect(() => {
    if (!isAuto) return;
    return link.followSize(root);
  }, [link, root, isAuto]);

  return null;
}
