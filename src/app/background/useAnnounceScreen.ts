import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { isParentNavigation } from '../../bridge/parentNavigation.ts';
import { usePortalRoot } from '../../design-system/theme/overlayContainer.ts';
import { setPageTitle } from '../../platform/setPageTitle.ts';
import { isToContent } from '../../routing/paths.ts';
import { useHeaderCounts } from '../../state/notifications/useHeaderCounts.ts';
import { usePortal } from '../../state/usePortal.ts';
import { createScreenAnnouncer, type ScreenAnnouncer } from './screenAnnouncer.ts';

/** Sets the page's title, with the number of unread notifications, where the page is the portal's own, and moves the focus to the screen that the customer opened. */
export const useAnnounceScreen = (): void => {
  const { company, ownsPage } = usePortal();
  const { pathname, search, key, state } = useLocation();
  const via = useNavigationType();
  const root = usePortalRoot();
  const announcer = useRef<ScreenAnnouncer | null>(null);
  const shown = useRef(pathname);
  const first = useRef(pathname + search);
  const heading = useRef('');
  const unread = useHeaderCounts((counts) => counts.unread);
  const setTitle = useEffectEvent((count = unread) => {
    if (ownsPage && heading.current !== '') setPageTitle(heading.current, company.name, count);
  });

  useEffect(() => {
    const name = (words: string) => {
      heading.current = words;
      setTitle();
    };
    const created = createScreenAnnouncer(root, name, first.current);
    announcer.current = created;
    return created.stop;
  }, [root]);
  useEffect(() => setTitle(unread), [unread]);

  const announce = useEffectEvent(() => {
    const isAnother = shown.current !== pathname || (via === 'REPLACE' && isToContent(state));
    shown.current = pathname;
    const isReturn = via === 'POP';
    if (isAnother && (isReturn || !isParentNavigation(state))) announcer.current?.arrive({ key, isReturn });
    else announcer.current?.stay(key);
  });
  useEffect(() => void (key && pathname && announce()), [pathname, key]);
};
