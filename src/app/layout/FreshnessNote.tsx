import { useTranslation } from 'react-i18next';
import { keyframes, styled } from 'styled-components';
import { usePathname } from '../../components/NavigationProvider.tsx';
import { paths } from '../../routing/paths.ts';
import { isUnreachable } from '../../state/access/sessionStore.ts';
import { useIsOffline } from '../../state/access/useIsOffline.ts';
import { useReconnect } from '../../state/access/useReconnect.ts';
import { useSessionService } from '../../state/access/useSessionService.ts';
import { usePortal, usePricesHidden, useSession } from '../../state/usePortal.ts';
import { useFreshness } from '../../state/visit/useFreshness.ts';
import { type TimeFormat, useTimeFormat } from '../../widgets/appearance/useTimeFormat.ts';

const appear = keyframes`
  from { visibility: hidden; }
`;

// In the corner of what is visible. It takes no room, so that nothing moves when it comes and goes.
const Corner = styled.div`
  position: sticky;
  inset-block-end: calc(
    12px + var(--wp-seen-bottom, 0px) + var(--wp-action-bar, 0px) + var(--wp-navigation-bar, var(--wp-safe-bottom))
  );
  z-index: 11;
  height: 0;
`;

const Note = styled.span`
  position: absolute;
  display: flex;
  flex-wrap: wrap;
  gap: 0 10px;
  max-width: calc(100% - 24px);
  inset-block-end: 0;
  inset-inline-start: 12px;
  padding: 4px 10px;
  border: 1px solid var(--wp-line);
  border-radius: var(--wp-radius);
  background: var(--wp-raised);
  font-size: 12px;
  animation: ${appear} 400ms;
  pointer-events: none;
`;

const Retry = styled.button`
  margin-block: -4px;
  padding: 4px 0;
  border: 0;
  background: none;
  color: var(--wp-brand-text);
  font: inherit;
  font-weight: 600;
  pointer-events: auto;
`;

const printTime = (time: number, now: number, format: TimeFormat): string => {
  const dayOf = (moment: number) => format(moment, { dateStyle: 'short' });
  const weekday = dayOf(time) === dayOf(now) ? undefined : 'short';
  return format(time, { weekday, hour: 'numeric', minute: '2-digit' });
};

/** From when the prices are while the screen has data of the last visit, or other outdated data, and whether the portal is offline. */
export function FreshnessNote() {
  const { t } = useTranslation(['layout', 'common']);
  const { clock } = usePortal();
  const formatTime = useTimeFormat();
  const { start } = useSessionService();
  const isLost = isUnreachable(useSession());
  const of = usePricesHidden() ? 'data' : 'prices';
  const pathname = usePathname();
  const isOffline = useIsOffline();
  const asOf = useFreshness(pathname.startsWith(paths.cart()));
  useReconnect();
  const time = asOf && printTime(asOf, clock.now(), formatTime);
  const since = time
    ? t(isOffline ? `offline.${of}` : `asOf.${of}`, { time })
    : isOffline && t('offline.now');
  return (
    <Corner>
      {since && (
        <Note>
          <span>{since}</span>
          {isLost && <Retry onClick={() => void start(null)}>{t('common:action.retry')}</Retry>}
        </Note>
      )}
    </Corner>
  );
}
