import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { ProgressBar } from '../../design-system/ProgressBar.tsx';
import { type Decimal, toPositive } from '../../domain/numbers/decimal.ts';
import { shippingRuleOf } from '../../state/cart/shippingRuleOf.ts';
import { usePrices } from '../../state/cart/usePrices.ts';
import { useCompany, usePricesHidden } from '../../state/usePortal.ts';
import { useMissing, useToMinimum } from '../../widgets/cart/useToMinimum.ts';

const SmallText = styled.div`
  font-size: 13px;
`;

function Progress({ kind, threshold }: { kind: 'freeDelivery' | 'minimum'; threshold: Decimal }) {
  const { t } = useTranslation('cart');
  const format = useFormat();
  const missing = useMissing(threshold);
  return (
    <SmallText>
      <ProgressBar
        label={t(`${kind}.label`, { amount: format.money(threshold) })}
        value={threshold.minus(missing).div(threshold).toNumber()}
        valueText={missing === '0' ? t(`${kind}.reached`) : t('toGo', { amount: format.money(missing) })}
      />
    </SmallText>
  );
}

export function ThresholdProgress() {
  const { settings } = useCompany();
  const hidden = usePricesHidden();
  const method = usePrices(({ delivery }) => delivery?.method ?? null);
  const freeShippingMinimum = toPositive(
    method ? shippingRuleOf(method, settings)?.freeMinimum : settings.freeShippingMinimum,
  );
  const minimum = toPositive(settings.minimumOrder);
  const isBelowMinimum = useToMinimum() !== '';
  if (hidden) return null;
  return (
    <>
      {minimum && isBelowMinimum && <Progress kind="minimum" threshold={minimum} />}
      {freeShippingMinimum && <Progress kind="freeDelivery" threshold={freeShippingMinimum} />}
    </>
  );
}
