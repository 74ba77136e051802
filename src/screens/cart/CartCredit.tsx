import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { SmallText } from '../../design-system/MutedText.ts';
import { useCartTotal } from '../../state/cart/useCart.ts';
import { usePrices } from '../../state/cart/usePrices.ts';
import { useCartExceedsCredit, useCredit } from '../../state/checkout/useCredit.ts';
import { AvailableCredit } from '../../widgets/credit/AvailableCredit.tsx';
import { CreditRows } from '../../widgets/credit/CreditDetails.tsx';
import { CreditExceeded } from '../../widgets/credit/CreditExceeded.tsx';

const Line = styled(SmallText)`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 12px;
`;

const useCartCredit = () => useCredit(useCartTotal()?.toFixed() ?? null);

// What this cart takes of the credit.
function Taken() {
  const format = useFormat();
  return format.money(useCartTotal()?.times(-1) ?? null);
}

function LeftAmount() {
  const format = useFormat();
  return format.money(useCartCredit()?.left ?? null);
}

const taken = <Taken />;
const left = <LeftAmount />;

function Details() {
  const credit = useCredit(null);
  const takesCredit = usePrices(({ isTotalKnown, totals }) => isTotalKnown && totals.netValue.gt(0));
  return (
    credit && (
      <CreditRows
        limit={credit.limit.toFixed()}
        openBalance={credit.openBalance.toFixed()}
        order={takesCredit ? taken : null}
        left={left}
      />
    )
  );
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
