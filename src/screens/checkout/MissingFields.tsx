import { useTranslation } from 'react-i18next';
import { Alert } from '../../design-system/Alert.tsx';
import type { Checkout } from '../../state/checkout/useCheckout.ts';
import { useCompany } from '../../state/usePortal.ts';
import { countMissing, obstaclesIn } from './reasons.ts';

type MissingFieldsProps = {
  checkout: Checkout;
  /** Prices, stock or units changed too. */
  hasChanges: boolean;
};

export function MissingFields({ checkout, hasChanges }: MissingFieldsProps) {
  const { t } = useTranslation('checkout');
  const { name } = useCompany();
  const missing = countMissing(checkout);
  return (
    <Alert
      tone="warn"
      announce="status"
      title={missing > 0 ? t('place.missing', { count: missing }) : t(`problem.title.${checkout.kind}`)}
    >
      {[
        ...obstaclesIn(checkout).map((reason) => t(`problem.code.${reason}`, { company: name })),
        ...(hasChanges ? [t('problem.changed')] : []),
      ].join(' ')}
    </Alert>
  );
}
