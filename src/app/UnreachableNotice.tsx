import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '../design-system/toasts.ts';
import { onOnline } from '../platform/connectivity.ts';
import { useSessionService } from '../state/session/useSessionService.ts';
import { useSession } from '../state/usePortal.ts';

/** Says that the last visit is shown because the back office can't be reached, until it can. */
export function UnreachableNotice() {
  const { t } = useTranslation(['layout', 'common']);
  const { show, dismiss } = useToast();
  const { start } = useSessionService();
  const session = useSession();
  const isUnreachable = session.status === 'in' && session.isUnreachable === true;
  useEffect(() => {
    if (!isUnreachable) return;
    const retry = () => void start(null);
    const notice = show({
      id: 'unreachable',
      text: t('unreachable'),
      tone: 'warn',
      duration: null,
      action: { label: t('common:action.retry'), onAction: retry },
    });
    const stopListening = onOnline(retry);
    return () => {
      stopListening();
      dismiss(notice);
    };
  }, [isUnreachable, show, dismiss, start, t]);
  return null;
}
