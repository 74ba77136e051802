import { CreditCard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../components/useFormat.ts';
import { Badge } from '../../design-system/Badge.ts';
import { MutedText } from '../../design-system/MutedText.ts';
import { useCredit } from '../../state/checkout/useCredit.ts';
import { AvailableCredit } from '../../widgets/credit/AvailableCredit.tsx';
import { GreetingLine } from './GreetingLine.ts';

export function CreditLine() {
  const { t } = useTranslation('home');
  const format = useFormat();
  const credit = useCredit(0);
  if (!credit) return null;
  return (
    <GreetingLine as="div" $rows={1}>
      <CreditCard aria-hidden />
      <span>
        {t('credit.left')} <AvailableCredit credit={credit} />
      </span>
      <MutedText as="span">{t('credit.of', { limit: format.money(credit.limit) })}</MutedText>
      {credit.left.lte(0) && <Badge $tone="bad">{t('credit.none')}</Badge>}
    </GreetingLine>
  );
}
