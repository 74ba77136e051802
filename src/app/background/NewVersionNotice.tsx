import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useToast } from '../../design-system/toasts.ts';
import type { TextGroup } from '../../domain/texts/textGroups.ts';
import { markBusy, unlessBusy } from '../../platform/busyTabs.ts';
import { textsUrl } from '../../platform/i18n.ts';
import {
  activateNewVersion,
  reloadWithNewVersion,
  startServiceWorker,
} from '../../platform/registerServiceWorker.ts';
import { isCheckingOutOrPaying } from '../../routing/orderingPaths.ts';
import { useAppearance } from '../../state/appearance/useAppearance.ts';
import { usePortal } from '../../state/usePortal.ts';

/** The texts of the screens that open without a network. */
const OFFLINE_TEXTS: readonly TextGroup[] = ['entry', 'shop', 'history', 'checkout', 'favourites', 'device'];

function ReadyNotice() {
  const { t } = useTranslation('device');
  const { show, dismiss } = useToast();
  const reload = useEffectEvent(async () => {
    const isDone = await unlessBusy(activateNewVersion);
    if (!isDone) showReady('version.busy');
  });
  const showReady = useEffectEvent((text: 'version.ready' | 'version.busy') =>
    show({
      id: 'new-version',
      text: t(text),
      tone: text === 'version.ready' ? 'info' : 'warn',
      duration: null,
      action: { label: t('version.reload'), onAction: () => void reload() },
    }),
  );
  useEffect(() => {
    const notice = showReady('version.ready');
    return () => dismiss(notice);
  }, [dismiss]);
  return null;
}

/**
 * Registers the service worker and says when a new version of the portal is ready, but never while the customer checks out or pays,
 * in this tab or in another.
 */
export function NewVersionNotice() {
  const { base } = usePortal();
  const { language } = useAppearance();
  const { pathname, search } = useLocation();
  const [isWaiting, setWaiting] = useState(false);
  const isBusy = isCheckingOutOrPaying(pathname + search);
  useEffect(() => {
    const texts = OFFLINE_TEXTS.map((group) => textsUrl(base, language, group));
    return startServiceWorker(texts, () => setWaiting(true));
  }, [base, language]);
  useEffect(reloadWithNewVersion, []);
  useEffect(() => (isBusy ? markBusy() : undefined), [isBusy]);
  return isWaiting && !isBusy ? <ReadyNotice /> : null;
}
