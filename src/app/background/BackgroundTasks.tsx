import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { afterPaint } from '../../design-system/afterPaint.ts';
import { isWithoutNetwork } from '../../platform/connectivity.ts';
import { mayUseServiceWorker } from '../../platform/registerServiceWorker.ts';
import { followOtherTabs } from '../../state/access/followOtherTabs.ts';
import { useAccountLanguage } from '../../state/appearance/useAccountLanguage.ts';
import { useAppearance, useAppearanceStore } from '../../state/appearance/useAppearance.ts';
import { useCatalogueService } from '../../state/catalogue/useCatalogueService.ts';
import { useUpdateHeaderCounts } from '../../state/notifications/useUpdateHeaderCounts.ts';
import { useLoadPartNumbers } from '../../state/partNumbers/useLoadPartNumbers.ts';
import { useCustomer, usePortal } from '../../state/usePortal.ts';
import { keepLook } from '../firstPaint/companyLook.ts';
import type { QueryDependencies } from '../routes/screenRoute.ts';
import { InstallCard } from './InstallCard.tsx';
import { NewsAnnouncer } from './NewsAnnouncer.tsx';
import { NewVersionNotice } from './NewVersionNotice.tsx';
import { PushFollower } from './PushFollower.tsx';
import { useAddAfterLogin } from './useAddAfterLogin.ts';
import { useAnnounceScreen } from './useAnnounceScreen.ts';
import { useAppBadge } from './useAppBadge.ts';
import { useDismissAddedNotice } from './useDismissAddedNotice.ts';
import { useLinkPreload } from './useLinkPreload.ts';

export type BackgroundTasksProps = {
  preloadCode(url: string): void;
  startQueries(of: QueryDependencies, url: string): void;
};

/**
 * What every screen shares and the first one doesn't need: page title, focus, unread counts and news, other tabs, the account's
 * language, the own part numbers, the look of the next visit's first paint, preloading what a link leads to, the way to the home screen, new versions,
 * pushes.
 */
export function BackgroundTasks({ preloadCode, startQueries }: BackgroundTasksProps) {
  const portal = usePortal();
  const customer = useCustomer();
  const queries = useQueryClient();
  const catalogue = useCatalogueService();
  const appearance = useAppearanceStore();
  const { language } = useAppearance();
  const isOwnPage = portal.ownsPage && !portal.parent;
  useAnnounceScreen();
  useUpdateHeaderCounts();
  useAppBadge();
  useDismissAddedNotice();
  useAddAfterLogin();
  useAccountLanguage();
  useLoadPartNumbers();
  useEffect(() => followOtherTabs(portal), [portal]);
  useEffect(() => {
    if (!isOwnPage) return;
    const keep = () => keepLook(portal.local, portal.company);
    keep();
    return appearance.subscribe(() => void afterPaint().then(keep));
  }, [isOwnPage, portal, appearance]);
  useLinkPreload((url) => {
    if (isWithoutNetwork()) return;
    preloadCode(url);
    startQueries({ ...portal, customer, queries, catalogue, language }, url);
  });
  return (
    <>
      {customer && <NewsAnnouncer />}
      {customer && isOwnPage && <InstallCard />}
      {customer && isOwnPage && <PushFollower />}
      {isOwnPage && mayUseServiceWorker() && <NewVersionNotice />}
    </>
  );
}
