import { useTranslation } from 'react-i18next';
import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from '../../design-system/VisuallyHidden.ts';
import { usePortal, usePricesHidden } from '../../state/usePortal.ts';
import { useFreshness } from '../../state/visit/useFreshness.ts';

const slide = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(350%); }
`;
const appear = keyframes`
  from { visibility: hidden; }
`;

/** Takes no room, so that nothing moves when it comes and goes. */
const Place = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 11;
  height: 0;
  text-align: center;
  pointer-events: none;
`;

/** Short refreshes show nothing. */
const Track = styled.div`
  position: absolute;
  inset-inline: 0;
  height: 3px;
  overflow: hidden;
  background: var(--wp-brand-tint);

  &::after {
    content: '';
    display: block;
    width: 30%;
    height: 100%;
    background: var(--wp-brand);
    animation: ${slide} 1.2s ease-in-out infinite;
  }
`;

const Note = styled.span`
  display: inline-block;
  padding: 3px 10px 2px;
  border: 1px solid var(--wp-line);
  background: var(--wp-surface);
  font-size: 12px;
  animation: ${appear} 400ms;
`;

/** The time of day, with the weekday when it isn't today's. */
const printTime = (time: number, now: number, language: string): string => {
  const isToday = new Date(time).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(language, {
    ...(!isToday && { weekday: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
  }).format(time);
};

/**
 * Shown while the screen has data of the last visit, or other outdated data: how old it is, and whether the current data is loading or
 * can't be reached.
 */
export function RefreshIndicator() {
  const { t, i18n } = useTranslation('layout');
  const { clock } = usePortal();
  const of = usePricesHidden() ? 'data' : 'prices';
  const { isRefreshing, isOffline, asOf } = useFreshness();
  const time = asOf && printTime(asOf, clock.now(), i18n.language);
  return (
    <Place role="status">
      {isRefreshing && (
        <Track>
          <VisuallyHidden>{t('refreshing')}</VisuallyHidden>
        </Track>
      )}
      {time && <Note>{t(isOffline ? `offline.${of}` : `asOf.${of}`, { time })}</Note>}
    </Place>
  );
}
