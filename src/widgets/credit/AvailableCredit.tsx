import { useTranslation } from 'react-i18next';
import { PriceButton } from '../../components/PriceButton.ts';
import { useFormat } from '../../components/useFormat.ts';
import { Popover } from '../../design-system/Popover.tsx';
import type { Credit } from '../../domain/checkout/credit.ts';
import { CreditDetails } from './CreditDetails.tsx';

export function AvailableCredit({ credit }: { credit: Credit }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  return (
    <Popover
      title={t('credit.title')}
      align="end"
      trigger={
        <PriceButton type="button">
          {format.money(credit.left)}
          <span data-question> {t('credit.why')}</span>
        </PriceButton>
      }
    >
      {() => <CreditDetails credit={credit} />}
    </Popover>
  );
}
