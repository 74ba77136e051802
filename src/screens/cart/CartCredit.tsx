import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useCartTotal } from '../../state/cart/useCart.ts';
import { useCredit } from '../../state/checkout/useCredit.ts';
import { AvailableCredit } from '../../widgets/credit/AvailableCredit.tsx';
import { CreditExceeded } from '../../widgets/credit/CreditExceeded.tsx';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 12px;
  color: var(--wp-muted);
  font-size: 13px;
`;

/** What is left of the credit limit after this cart; above the limit, why and what to do. */
export function CartCredit() {
  const { t } = useTranslation('cart');
  const total = useCartTotal();
  const credit = useCredit(total?.toFixed() ?? null);
  if (!credit) return null;
  if (credit.left.lt(0)) return <CreditExceeded credit={credit} />;
  return (
    <Line>
      {t('creditLeft')} {total ? <AvailableCredit credit={credit} /> : '—'}
    </Line>
  );
}
