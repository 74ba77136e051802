import { ShoppingCart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../components/Link.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { EmptyState } from '../../design-system/EmptyState.tsx';
import { paths } from '../../routing/paths.ts';
import { useCustomer } from '../../state/usePortal.ts';

export function EmptyCart() {
  const { t } = useTranslation('cart');
  const isVisitor = useCustomer() === null;
  return (
    <EmptyState
      icon={<ShoppingCart />}
      title={t(isVisitor ? 'visitor.title' : 'empty.title')}
      text={t(isVisitor ? 'visitor.text' : 'empty.text')}
      actions={
        <>
          {isVisitor && (
            <ButtonLink as={Link} to={paths.login(paths.cart())} $variant="primary">
              {t('visitor.action')}
            </ButtonLink>
          )}
          <ButtonLink as={Link} to={paths.store()} $variant={isVisitor ? 'secondary' : 'primary'}>
            {t('empty.action')}
          </ButtonLink>
          {!isVisitor && (
            <ButtonLink as={Link} to={paths.quickOrder()}>
              {t('empty.list')}
            </ButtonLink>
          )}
        </>
      }
    />
  );
}
