import { useTranslation } from 'react-i18next';
import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from '../../design-system/VisuallyHidden.ts';
import { useRefreshing } from '../../state/visit/useRefreshing.ts';

const slide = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(350%); }
`;
/** Takes no room, so that nothing moves when it comes and goes. */
const Place = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 11;
  height: 0;
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

/** Shown while the screen has data of the last visit, or other outdated data, and the current data is loading. */
export function RefreshIndicator() {
  const { t } = useTranslation('layout');
  const { isRefreshing } = useRefreshing();
  return (
    <Place role="status">
      {isRefreshing && (
        <Track>
          <VisuallyHidden>{t('refreshing')}</VisuallyHidden>
        </Track>
      )}
    </Place>
  );
}
