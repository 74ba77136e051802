import { useTranslation } from 'react-i18next';
import { useFormat } from '../../components/useFormat.ts';
import { Badge } from '../../design-system/Badge.ts';
import type { Deal } from '../../domain/deals/deal.ts';

/** That a deal applies to the cart, or until when it can. */
export function DealBadge({ deal: { endsOn }, isMet }: { deal: Deal; isMet: boolean }) {
  const { t } = useTranslation('deals');
  const format = useFormat();
  if (isMet) return <Badge $tone="ok">{t('met')}</Badge>;
  return endsOn && <Badge $tone="warn">{t('until', { date: format.date(endsOn, 'short') })}</Badge>;
}
