import type { ReactNode } from 'react';
import { BottomBar, TotalText } from '../../components/TotalBar.tsx';
import { CartTotal } from './CartTotal.tsx';
import { useTotalLabel } from './CartTotals.tsx';
import { useToMinimum } from './useToMinimum.ts';

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
