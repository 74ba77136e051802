import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { hover, touch } from '../../design-system/theme/media.ts';
import type { TransactionKind } from '../../domain/history/transaction.ts';

const List = styled.nav`
  display: flex;
  gap: 4px;
  min-width: 0;
  padding: 2px;
  overflow-x: auto;
  scrollbar-width: none;
`;

const KindLink = styled(Link)`
  display: flex;
  flex: none;
  align-items: center;
  min-height: 36px;
  padding: 0 12px;
  border: 1px solid transparent;
  border-radius: var(--wp-radius);
  color: var(--wp-muted);
  font-weight: 600;
  text-decoration: none;
  white-space: nowrap;

  &[aria-current] {
    border-color: var(--wp-line);
    background: var(--wp-surface);
    color: var(--wp-ink);
  }

  &&:focus-visible {
    outline-offset: -2px;
  }

  ${hover} {
    &:hover:not([aria-current]) {
      color: var(--wp-ink);
    }
  }

  ${touch} {
    min-height: 44px;
  }
`;

type KindLinksProps = {
  kinds: readonly TransactionKind[];
  current: TransactionKind;
  kindUrl(kind: TransactionKind): string;
};

export function KindLinks({ kinds, current, kindUrl }: KindLinksProps) {
  const { t } = useTranslation('orders');
  return (
    <List aria-label={t('tabs')}>
      {kinds.map((kind) => (
        <KindLink key={kind} to={kindUrl(kind)} aria-current={kind === current ? 'page' : undefined}>
          {t(`kind.${kind}`)}
        </KindLink>
      ))}
    </List>
  );
}
