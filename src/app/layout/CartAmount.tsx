import { styled } from 'styled-components';
import { ReservedSpace } from '../../design-system/ReservedSpace.ts';
import { isCartKnown, useCart } from '../../state/cart/useCart.ts';
import { usePricesHidden } from '../../state/usePortal.ts';
import { CartTotal } from '../../widgets/cart/CartTotal.tsx';

/** Keeps its place while the total is unknown, so that the header's buttons don't move under a press. No amount is formatted for that: the first takes 13 ms. */
const Amount = styled.span<{ $isHidden: boolean }>`
  min-width: ${({ $isHidden }) => ($isHidden ? 0 : '8ch')};
  text-align: end;
  font-variant-numeric: tabular-nums;
`;

export function CartAmount({ className }: { className?: string }) {
  const hidden = usePricesHidden();
  return (
    <Amount className={className} $isHidden={hidden}>
      {useCart(isCartKnown) ? <CartTotal /> : <ReservedSpace $text="0" />}
    </Amount>
  );
}
