import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { ProgressBar } from '../../design-system/ProgressBar.tsx';
import { type Decimal, toPositive } from '../../domain/numbers/decimal.ts';
import { usePrices } from '../../state/cart/usePrices.ts';
import { useCompany, usePricesHidden } from '../../state/usePortal.ts';

const useGoods = (): Decimal =>
  usePrices(({ totals }) => totals.grossValue).minus(usePrices(({ totals }) => totals.discount));

const Small = styled.div`
  font-size: 13px;
`;

/** `ratio` is only drawn. */
function Progress({ kind, threshold }: { kind: 'freeDelivery' | 'minimum'; threshold: Decimal }) {
  const { t } = useTranslation('cart');
  const format = useFormat();
  const goods = useGoods();
  const missing = threshold.minus(goods);
  return (
    <Small>
      <ProgressBar
        label={t(`${kind}.label`, { amount: format.money(threshold) })}
        value={goods.div(threshold).toNumber()}
        valueText={missing.gt(0) ? t('toGo', { amount: format.money(missing) }) : t(`${kind}.reached`)}
      />
    </Small>
  );
}

/** Progress to free delivery and to the minimum order, where they exist and prices are visible (experience: Cart). */
export function ThresholdProgress() {
  const { settings } = useCompany();
  const hidden = usePricesHidden();
  const goods = useGoods();
  const freeFrom = toPositive(settings.freeShippingMinimum);
  const minimum = toPositive(settings.minimumOrder);
  if (hidden) return null;
  return (
    <>
      {minimum?.gt(goods) && <Progress kind="minimum" threshold={minimum} />}
      {freeFrom && <Progress kind="freeDelivery" threshold={freeFrom} />}
    </>
  );
}
