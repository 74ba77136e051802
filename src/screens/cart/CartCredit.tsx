import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useCartTotal } from '../../state/cart/useCart.ts';
import { useCartExceedsCredit, useCredit } from '../../state/checkout/useCredit.ts';
import { AvailableCredit } from '../../widgets/credit/AvailableCredit.tsx';
import { CreditDetails } from '../../widgets/credit/CreditDetails.tsx';
import { CreditExceeded } from '../../widgets/credit/CreditExceeded.tsx';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 12px;
  color: var(--wp-muted);
  font-size: 13px;
`;

const useCartCredit = () => useCredit(useCartTotal()?.toFixed() ?? null);

function Details() {
  const credit = useCartCredit();
  return credit && <CreditDetails credit={credit} />;
}

function Left() {
  const total = useCartTotal();
  const credit = useCartCredit();
  return total && credit ? <AvailableCredit credit={credit} /> : '—';
}

/** What is left of the credit limit after this cart; above the limit, why and what to do. */
export function CartCredit() {
  const { t } = useTranslation('cart');
  const isExceeded = useCartExceedsCredit();
  if (isExceeded === null) return null;
  if (isExceeded) {
    return (
      <CreditExceeded>
        <Details />
      </CreditExceeded>
    );
  }
  return (
    <Line>
      {t('creditLeft')} <Left />
    </Line>
  );
}
