import { useTranslation } from 'react-i18next';

// "Ground shipping", but "Shipping (Antioquia)" for a method whose name doesn't say what it is.
export const useShippingLabel = () => {
  const { t } = useTranslation('orders');
  return (method: string): string => {
    const shipping = t('totals.shipping');
    if (method.toLowerCase().includes(shipping.toLowerCase())) return method;
    return method ? t('totals.shippingBy', { method }) : shipping;
  };
};
