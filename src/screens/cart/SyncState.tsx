import { Cloud, CloudOff, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { phone } from '../../design-system/theme/media.ts';
import { useSyncStatus } from '../../state/cart/useSyncStatus.ts';

/** The same while it is saved and afterwards: each change of the cart would draw it twice. */
const cloud = <Cloud aria-hidden />;

const STATUS_STYLES = {
  saved: { icon: cloud, colour: 'var(--wp-ok)' },
  saving: { icon: cloud, colour: 'var(--wp-muted)' },
  offline: { icon: <CloudOff aria-hidden />, colour: 'var(--wp-warn)' },
  refused: { icon: <TriangleAlert aria-hidden />, colour: 'var(--wp-warn)' },
} as const;

const Line = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  margin-inline-start: auto;

  ${phone} {
    flex-basis: 100%;
    margin-inline-start: 0;
  }

  & > svg {
    flex: none;
    width: 15px;
    height: 15px;
  }
`;

export function SyncState() {
  const { t } = useTranslation('cart');
  const status = useSyncStatus();
  const { icon, colour } = STATUS_STYLES[status];
  return (
    <Line role="status" style={{ color: colour }}>
      {icon}
      {t(`sync.${status}`)}
    </Line>
  );
}
