import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { TotalLine } from '../../components/Totals.tsx';
import { NativeSelect } from '../../design-system/NativeSelect.tsx';
import { useCart } from '../../state/cart/useCart.ts';
import { usePrices } from '../../state/cart/usePrices.ts';
import { useCheckoutSettings } from '../../state/checkout/useCheckoutSettings.ts';
import { usePricesHidden } from '../../state/usePortal.ts';
import { useWorkspace } from '../../state/useWorkspace.ts';

const Quiet = styled(NativeSelect)`
  margin-block: -8px;
  margin-inline-start: -8px;

  & > select {
    min-height: 36px;
    padding-inline: 8px 26px;
    border-color: transparent;
    background: transparent;
  }

  &::after {
    inset-inline-end: 8px;
  }
`;

/** Shipping method and cost, selectable here. Nothing when the company has no shipping methods. */
export function DeliveryLine() {
  const { t } = useTranslation('cart');
  const { cart } = useWorkspace();
  const hidden = usePricesHidden();
  const chosen = useCart(({ details }) => details.shippingMethodCode);
  const cost = usePrices(({ totals }) => totals.shipping);
  const { data } = useCheckoutSettings();
  const methods = data?.shippingMethods ?? [];
  if (methods.length === 0) return null;
  const method = methods.find(({ code }) => code === chosen);
  const options = methods.map(({ code, name }) => ({ value: code, label: name }));
  return (
    <TotalLine
      label={
        <Quiet
          label={t('delivery.label')}
          value={method?.code ?? ''}
          options={method ? options : [{ value: '', label: t('delivery.choose') }, ...options]}
          onChange={({ target }) => cart?.setDetails({ shippingMethodCode: target.value || null })}
        />
      }
      amount={cost}
      hidden={hidden}
      word={method ? (cost.eq(0) && !hidden ? t('delivery.free') : undefined) : '—'}
    />
  );
}
