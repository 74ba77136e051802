import { Check, CloudOff, RefreshCw, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { phone } from '../../design-system/theme/media.ts';
import { useCart } from '../../state/cart/useCart.ts';

const STATUS_STYLES = {
  saved: { icon: Check, colour: 'var(--wp-ok)' },
  saving: { icon: RefreshCw, colour: 'var(--wp-muted)' },
  offline: { icon: CloudOff, colour: 'var(--wp-warn)' },
  refused: { icon: TriangleAlert, colour: 'var(--wp-warn)' },
} as const;

const Line = styled.p`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  margin-inline-start: auto;

  ${phone} {
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
  const status = useCart(({ sync }) => sync);
  const { icon: Icon, colour } = STATUS_STYLES[status];
  return (
    <Line role="status" style={{ color: colour }}>
      <Icon aria-hidden />
      {t(`sync.${status}`)}
    </Line>
  );
}
