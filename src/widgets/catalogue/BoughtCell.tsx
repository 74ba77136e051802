import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { VisuallyHidden } from '../../design-system/VisuallyHidden.ts';
import type { LastPurchase } from '../../domain/catalogue/lastPurchase.ts';
import { usePortal } from '../../state/usePortal.ts';

const Cell = styled.div`
  position: relative;
  min-width: 0;
  font-size: 12px;
  line-height: 1.35;

  & > :not([class]) {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > time {
    color: var(--wp-muted);
  }
`;

/** "2 × Case of 12" above "Oct 25", with the year when it isn't this one. */
export function BoughtCell({ bought, isCompact }: { bought: LastPurchase | undefined; isCompact: boolean }) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const { clock } = usePortal();
  if (!bought) return <Cell />;
  const { date } = bought;
  const isThisYear = date.slice(0, 4) === clock.today().slice(0, 4);
  const quantity = [format.number(bought.quantity), bought.unit].filter(Boolean).join(' × ');
  return (
    <Cell>
      <VisuallyHidden>
        {t('table.bought')}: {isCompact && quantity}
      </VisuallyHidden>
      {!isCompact && <span>{quantity}</span>}
      <time dateTime={date}>{format.date(date, isThisYear ? 'day' : 'long')}</time>
    </Cell>
  );
}
