import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { TotalLine } from '../../components/Totals.tsx';
import { useShippingLabel } from '../../components/useShippingLabel.ts';
import { NativeSelect } from '../../design-system/NativeSelect.tsx';
import { useCartService } from '../../state/cart/useCartService.ts';
import { usePrices } from '../../state/cart/usePrices.ts';
import { usePricesHidden } from '../../state/usePortal.ts';

const InlineSelect = styled(NativeSelect)`
  margin-block: -4px;
  max-width: 100%;

  & > select {
    min-height: 36px;
    padding-inline: 8px 26px;
  }

  &::after {
    inset-inline-end: 8px;
  }
`;

export function DeliveryLine() {
  const { t } = useTranslation('cart');
  const cart = useCartService();
  const shippingLabel = useShippingLabel();
  const hidden = usePricesHidden();
  const cost = usePrices(({ totals }) => totals.shipping);
  const delivery = usePrices((prices) => prices.delivery);
  if (!delivery || delivery.offered.length === 0) return null;
  const { offered, method } = delivery;
  const options = offered.map(({ code, name }) => ({ value: code, label: shippingLabel(name) }));
  return (
    <TotalLine
      label={
        // The only method is no question.
        options.length === 1 && method ? (
          shippingLabel(method.name)
        ) : (
          <InlineSelect
            label={t('delivery.label')}
            value={method?.code ?? ''}
            options={method ? options : [{ value: '', label: t('delivery.choose') }, ...options]}
            onChange={({ target }) =>
              cart.actions()?.setDetails({ shippingMethodCode: target.value || null })
            }
          />
        )
      }
      amount={cost}
      hidden={hidden}
      text={method ? (cost.eq(0) && !hidden ? t('delivery.free') : undefined) : '—'}
    />
  );
}
