import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../components/useFormat.ts';
import { toPositive, ZERO } from '../../domain/numbers/decimal.ts';
import { formatForWire, parseLocalNumber } from '../../domain/numbers/localNumber.ts';
import { looksLikeDimension, parseSize } from '../../domain/pricing/size.ts';
import type { DraftRow } from '../../domain/quickOrder/draftRow.ts';
import { setCode, setQuantity, setSize, setUnreadable } from '../../domain/quickOrder/editRows.ts';
import { isScannedCode } from '../../domain/quickOrder/isScannedCode.ts';
import type { EditRows } from '../../state/quickOrder/quickOrderService.ts';
import { useCompany } from '../../state/usePortal.ts';
import { useDraftText } from '../../widgets/quickOrder/useDraftText.ts';
import { useGrid } from './gridContext.ts';
import { QuantityInput } from './gridStyles.ts';

const BIG_STEP = 10;

const steps: Partial<Record<string, number>> = { ArrowUp: BIG_STEP, ArrowDown: -BIG_STEP };

type QuantityCellProps = {
  rowKey: string;
  /** The row's number, from 1. */
  number: number;
  row: DraftRow;
  product: string;
  hasProblem: boolean;
};

const useReadQuantity = (rowKey: string) => {
  const format = useFormat();
  const { sizeInput } = useCompany().settings;
  return (text: string): EditRows => {
    const size = sizeInput && looksLikeDimension(text) ? parseSize(text) : null;
    if (size) return (rows) => setSize(rows, rowKey, size.text);
    const typed = text.trim();
    const number = parseLocalNumber(typed, format.separators);
    const isReadable = typed === '' || number?.gte(ZERO);
    return (rows) =>
      isReadable
        ? setQuantity(rows, rowKey, number ? formatForWire(number) : '')
        : setUnreadable(rows, rowKey, typed);
  };
};

const useQuantityEditing = ({
  rowKey,
  number,
  row,
}: Pick<QuantityCellProps, 'rowKey' | 'number' | 'row'>) => {
  const { actions, focus, keyAt, announce } = useGrid();
  const format = useFormat();
  const read = useReadQuantity(rowKey);
  const { draft, latest, change } = useDraftText();
  const saved = row.unreadable || (row.quantity ? format.number(row.quantity) : '');
  const commit = () => {
    const typed = latest();
    change(null);
    if (typed !== null && typed !== saved) actions.edit(read(typed));
  };
  const toNextRow = (code: string | null) => {
    const next = keyAt(number) ?? '';
    if (code !== null) actions.edit((rows) => setCode(rows, next, code));
    focus(next, code === null ? 'code' : 'quantity');
  };
  const enter = () => {
    const typed = (latest() ?? saved).trim();
    const isScan = isScannedCode(typed);
    if (isScan || (typed === '' && row.code !== '')) {
      change(null);
      actions.edit((rows) => setQuantity(rows, rowKey, row.quantity || '1'));
    } else commit();
    announce(rowKey);
    toNextRow(isScan ? typed : null);
  };
  const step = (by: number) => {
    const now = toPositive(row.quantity) ?? ZERO;
    const next = now.plus(by);
    actions.edit((rows) => setQuantity(rows, rowKey, formatForWire(next.lt(1) ? ZERO.plus(1) : next)));
    change(null);
  };
  return { text: draft ?? saved, isTyping: draft !== null, change, commit, enter, step };
};

/** Enter leads to the next row; Shift with the arrow keys adds or takes ten. */
export function QuantityCell({ rowKey, number, row, product, hasProblem }: QuantityCellProps) {
  const { t } = useTranslation('quickOrder');
  const { register } = useGrid();
  const { text, isTyping, change, commit, enter, step } = useQuantityEditing({ rowKey, number, row });

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = event.shiftKey ? steps[event.key] : undefined;
    if (event.key === 'Enter' && !event.ctrlKey) {
      event.preventDefault();
      enter();
    } else if (event.key === 'Escape' && isTyping) {
      event.stopPropagation();
      change(null);
    } else if (by) {
      event.preventDefault();
      event.stopPropagation();
      step(by);
    }
  };

  return (
    <QuantityInput
      ref={register(rowKey, 'quantity')}
      data-row={number - 1}
      data-column="quantity"
      data-quantity
      type="text"
      inputMode="decimal"
      enterKeyHint="next"
      autoComplete="off"
      placeholder={t('quantity.placeholder')}
      aria-label={product ? t('quantity.of', { product, number }) : t('quantity.label', { number })}
      aria-invalid={hasProblem || undefined}
      value={text}
      onChange={({ target }) => change(target.value)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  );
}
