import type { ReactNode } from 'react';
import { BottomBar, TotalText } from '../../components/TotalBar.tsx';
import { CartTotal } from '../../widgets/cart/CartTotal.tsx';
import { useTotalLabel } from '../../widgets/cart/CartTotals.tsx';
import { useToMinimum } from './ThresholdProgress.tsx';

const BELOW_MINIMUM = { color: 'var(--wp-warn)' };

export function CartTotalBar({ children }: { children: ReactNode }) {
  const label = useTotalLabel();
  const toMinimum = useToMinimum();
  return (
    <BottomBar>
      <TotalText style={toMinimum ? BELOW_MINIMUM : undefined}>
        {toMinimum || label}
        <strong>
          <CartTotal />
        </strong>
      </TotalText>
      {children}
    </BottomBar>
  );
}
