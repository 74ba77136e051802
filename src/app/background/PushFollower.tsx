import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { closeShownNotifications } from '../../platform/push/shownNotifications.ts';
import { followServiceWorker } from '../../platform/registerServiceWorker.ts';
import { isSessionOver } from '../../state/access/sessionStore.ts';
import { useNotificationsService } from '../../state/notifications/useNotificationsService.ts';
import { usePushSupport } from '../../state/notifications/usePush.ts';
import { useRenewPush } from '../../state/notifications/useRenewPush.ts';
import { endPush } from '../../state/push/openPush.ts';
import { usePortal } from '../../state/usePortal.ts';

/** The part of an address that names the notification it was opened from. */
const PARAMETER = 'notification';

const useRegisteredDevice = () => {
  const portal = usePortal();
  const renew = useRenewPush();
  const isSupported = usePushSupport() === 'yes';
  useEffect(() => {
    if (!isSupported) return;
    renew();
    return () => {
      if (!isSessionOver(portal.session.getState())) return;
      endPush(portal).catch((error: unknown) => portal.errors.report('Ending the push device', error));
    };
  }, [isSupported, portal, renew]);
};

const useClickedNotifications = () => {
  const navigate = useNavigate();
  const renew = useRenewPush();
  const open = useEffectEvent((path: string) => void navigate(path));
  useEffect(
    () =>
      followServiceWorker((message) => {
        if (message.kind === 'open') open(message.path);
        else renew();
      }),
    [renew],
  );
};

const useReadClicked = () => {
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const { state: store, opened } = useNotificationsService();
  const [clicked, setClicked] = useState<string | null>(null);
  const found = new URLSearchParams(search).get(PARAMETER);
  if (found !== null && found !== clicked) setClicked(found);
  const isUnread = useStore(store, ({ notifications }) =>
    notifications.some(({ id, isRead }) => id === clicked && !isRead),
  );
  const clean = useEffectEvent(() => {
    const rest = new URLSearchParams(search);
    rest.delete(PARAMETER);
    void navigate({ pathname, search: rest.toString(), hash }, { replace: true, state });
  });
  useEffect(() => {
    if (found !== null) clean();
  }, [found]);
  useEffect(() => {
    if (clicked === null || !isUnread) return;
    opened()?.setRead(clicked, true);
    setClicked(null);
  }, [clicked, isUnread, opened]);
};

/**
 * What was read here, or on another device, isn't shown by the system any longer. The shown ones are asked for only when one more is
 * read, not when one arrives: Chromium forgets a notification that it is about to show when a page asks at that moment.
 */
const useCloseRead = () => {
  const { state } = useNotificationsService();
  const { errors } = usePortal();
  useEffect(() => {
    let closed: ReadonlySet<string> = new Set();
    const close = () => {
      const { notifications, known } = state.getState();
      if (!known) return;
      const read = new Set(notifications.filter(({ isRead }) => isRead).map(({ id }) => id));
      const isNew = [...read].some((id) => !closed.has(id));
      closed = read;
      if (!isNew) return;
      closeShownNotifications((id) => read.has(id)).catch((error: unknown) =>
        errors.report('Closing notifications', error),
      );
    };
    close();
    return state.subscribe(close);
  }, [state, errors]);
};

export function PushFollower() {
  useRegisteredDevice();
  useClickedNotifications();
  useReadClicked();
  useCloseRead();
  return null;
}
