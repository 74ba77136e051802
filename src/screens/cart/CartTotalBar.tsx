import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BottomBar, TotalText } from '../../components/TotalBar.tsx';
import { CartTotal } from '../../widgets/cart/CartTotal.tsx';

export function CartTotalBar({ children }: { children: ReactNode }) {
  const { t } = useTranslation('cart');
  return (
    <BottomBar>
      <TotalText>
        {t('summary.total')}
        <strong>
          <CartTotal />
        </strong>
      </TotalText>
      {children}
    </BottomBar>
  );
}
