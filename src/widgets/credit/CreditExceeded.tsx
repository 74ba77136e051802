import { useTranslation } from 'react-i18next';
import { Alert } from '../../design-system/Alert.tsx';
import type { Credit } from '../../domain/checkout/credit.ts';
import { useCompany } from '../../state/usePortal.ts';
import { CreditDetails } from './CreditDetails.tsx';

/** Says that an order is above the credit limit, why, and what to do. */
export function CreditExceeded({ credit }: { credit: Credit }) {
  const { t } = useTranslation('orders');
  const { name: company } = useCompany();
  return (
    <Alert tone="bad" title={t('credit.exceeded')} announce={null}>
      <p>{t('credit.advice', { company })}</p>
      <CreditDetails credit={credit} />
    </Alert>
  );
}
