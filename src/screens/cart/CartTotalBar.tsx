import type { ReactNode } from 'react';
import { BottomBar, TotalText } from '../../components/TotalBar.tsx';
import { CartTotal } from '../../widgets/cart/CartTotal.tsx';
import { useTotalLabel } from '../../widgets/cart/CartTotals.tsx';

export function CartTotalBar({ children }: { children: ReactNode }) {
  return (
    <BottomBar>
      <TotalText>
        {useTotalLabel()}
        <strong>
          <CartTotal />
        </strong>
      </TotalText>
      {children}
    </BottomBar>
  );
}
