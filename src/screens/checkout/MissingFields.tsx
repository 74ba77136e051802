import { useTranslation } from 'react-i18next';
import { Alert } from '../../design-system/Alert.tsx';
import type { Checkout } from '../../state/checkout/useCheckout.ts';
import { useCompany } from '../../state/usePortal.ts';
import { countMissing, obstaclesIn } from './reasons.ts';

type MissingFieldsProps = {
  checkout: Checkout;
  /** Something changed besides, and has to be looked at first. */
  isChanged: boolean;
};

/** Why pressing the button sent nothing: how much is still to be given, and what stands in the way all the same. */
export function MissingFields({ checkout, isChanged }: MissingFieldsProps) {
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
        ...(isChanged ? [t('problem.changed')] : []),
      ].join(' ')}
    </Alert>
  );
}
