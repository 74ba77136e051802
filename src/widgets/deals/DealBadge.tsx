import { useTranslation } from 'react-i18next';
import { useFormat } from '../../components/useFormat.ts';
import { Badge } from '../../design-system/Badge.ts';
import type { Deal } from '../../domain/deals/deal.ts';
import type { DealProgress } from '../../domain/deals/dealProgress.ts';

type DealBadgeProps = { deal: Deal; progress: DealProgress };

/** That a deal applies to the cart, for how many of its products, or until when it can. */
export function DealBadge({ deal: { endsOn, needs }, progress: { conditions, isMet } }: DealBadgeProps) {
  const { t } = useTranslation('deals');
  const format = useFormat();
  const count = conditions.filter((each) => each.isMet).length;
  const total = conditions.length;
  if (isMet)
    return (
      <Badge $tone="ok">{needs === 'any' && count < total ? t('metOf', { count, total }) : t('met')}</Badge>
    );
  return endsOn && <Badge $tone="warn">{t('until', { date: format.date(endsOn, 'short') })}</Badge>;
}
