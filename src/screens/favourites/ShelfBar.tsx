import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { Button } from '../../design-system/Button.tsx';
import { phone } from '../../design-system/theme/media.ts';
import { useBottomBar } from '../../design-system/useBottomBar.ts';

const Bar = styled.div`
  position: sticky;
  inset-block-end: var(--wp-navigation-bar, 0px);
  z-index: 5;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  margin: 4px calc(-1 * var(--wp-screen-side)) calc(-1 * var(--wp-screen-foot));
  padding: 10px var(--wp-screen-side) calc(10px + var(--wp-safe-bottom));
  border-block-start: 1px solid var(--wp-line);
  background: var(--wp-surface);
  font-variant-numeric: tabular-nums;

  & > button {
    flex: 0 1 auto;
    margin-inline-start: auto;
  }

  ${phone} {
    & > button {
      flex-grow: 1;
    }
  }
`;

type ShelfBarProps = { counted: number; all: number; toOrder: number; isOpen: boolean };

export function ShelfBar({ counted, all, toOrder, isOpen }: ShelfBarProps) {
  const { t } = useTranslation('favourites');
  const format = useFormat();
  return (
    <Bar ref={useBottomBar('action')} role="region" aria-label={t('shelf.summary')}>
      <p role="status">
        {t('shelf.counted', { counted: format.number(counted), all: format.number(all) })} ·{' '}
        {t('shelf.toOrder', { count: toOrder })}
      </p>
      <Button type="submit" variant="primary" disabled={!isOpen || toOrder === 0}>
        {toOrder > 0 ? t('order.add', { count: toOrder }) : t('shelf.nothing')}
      </Button>
    </Bar>
  );
}
