import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../design-system/Alert.tsx';
import { useCompany } from '../../state/usePortal.ts';

/** Says that an order is above the credit limit, why, and what to do. */
export function CreditExceeded({ children }: { children: ReactNode }) {
  const { t } = useTranslation('orders');
  const { name: company } = useCompany();
  return (
    <Alert tone="bad" title={t('credit.exceeded')} announce={null}>
      <p>{t('credit.advice', { company })}</p>
      {children}
    </Alert>
  );
}
