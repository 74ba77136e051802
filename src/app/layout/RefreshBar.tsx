import { useTranslation } from 'react-i18next';
import { keyframes, styled } from 'styled-components';
import { VisuallyHidden } from '../../design-system/VisuallyHidden.ts';

const slide = keyframes`
  from { transform: translateX(-100%); }
  to { transform: translateX(350%); }
`;

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

export function RefreshBar() {
  const { t } = useTranslation('layout');
  return (
    <Track>
      <VisuallyHidden>{t('refreshing')}</VisuallyHidden>
    </Track>
  );
}
