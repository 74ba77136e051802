import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { Button } from '../../design-system/Button.tsx';
import { phone } from '../../design-system/theme/media.ts';
import { useBottomBar } from '../../design-system/useBottomBar.ts';
import type { RowsSummary } from '../../domain/quickOrder/sumRows.ts';
import { usePricesHidden } from '../../state/usePortal.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 16px;
  padding: 12px 16px;
  border-block-start: 1px solid var(--wp-line);
  background: var(--wp-surface);
  border-end-start-radius: var(--wp-radius-card);
  border-end-end-radius: var(--wp-radius-card);
  position: sticky;
  inset-block-end: calc(var(--wp-seen-bottom, 0px) + var(--wp-navigation-bar, 0px));
  z-index: 1;

  ${phone} {
    gap: 2px 10px;
    padding: 4px 12px 8px;

    & > button {
      padding-inline: 6px;
    }
  }
`;

const Counts = styled.div`
  display: flex;
  flex: 1 1 0;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 14px;
  min-width: min-content;

  ${phone} {
    flex-basis: 0;
    row-gap: 0;
  }

  /* Beside the buttons each word would have a line of its own. */
  @container portal (max-width: 374.98px) {
    flex-basis: 100%;
  }
`;

const ToFix = styled.button`
  min-height: 24px;
  color: var(--wp-bad);
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
`;

const Amount = styled.strong`
  font-size: 22px;
  font-weight: 720;
  font-variant-numeric: tabular-nums;
`;

const Muted = styled.span`
  color: var(--wp-muted);
`;

/** The sum and its button stay together. */
const Order = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  margin-inline-start: auto;

  ${phone} {
    flex: 1 0 100%;

    & > button {
      flex: auto;
    }
  }
`;

const Sum = styled.span`
  display: flex;
  align-items: baseline;
  gap: 10px;

  ${phone} {
    display: grid;
    gap: 0;

    & > span {
      font-size: 12px;
      line-height: 16px;
    }

    & > strong {
      font-size: 18px;
      line-height: 24px;
    }
  }
`;

type QuickOrderFooterProps = {
  summary: RowsSummary;
  isEmpty: boolean;
  /** Goes to the first row to fix. */
  onFix(): void;
  onAdd(): void;
  onClear(): void;
  onDownload(): void;
};

export function QuickOrderFooter({
  summary,
  isEmpty,
  onFix,
  onAdd,
  onClear,
  onDownload,
}: QuickOrderFooterProps) {
  const { t } = useTranslation('quickOrder');
  const format = useFormat();
  const hidden = usePricesHidden();
  const { ready, amount, looking } = summary;
  const toFix = summary.toFix.length;
  return (
    <Bar ref={useBottomBar('action')}>
      <Counts role="status">
        <strong>{t('ready', { count: ready, number: format.number(ready) })}</strong>
        {toFix > 0 && (
          <ToFix type="button" onClick={onFix}>
            {t('toFix', { count: toFix, number: format.number(toFix) })}
          </ToFix>
        )}
        {looking > 0 && <Muted>{t('looking')}</Muted>}
      </Counts>
      {toFix > 0 && (
        <Button variant="quiet" onClick={onDownload}>
          {t('download')}
        </Button>
      )}
      {!isEmpty && (
        <Button variant="quiet" onClick={onClear}>
          {t('clear')}
        </Button>
      )}
      <Order>
        {ready > 0 && !hidden && (
          <Sum>
            <Muted>{t('beforeTax')}</Muted>
            <Amount>{format.money(amount)}</Amount>
          </Sum>
        )}
        <Button variant="primary" aria-keyshortcuts="Control+Enter" disabled={ready === 0} onClick={onAdd}>
          {ready > 0 ? t('add', { count: ready, number: format.number(ready) }) : t('addNone')}
        </Button>
      </Order>
    </Bar>
  );
}
