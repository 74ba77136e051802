import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Alert } from '../design-system/Alert.tsx';
import { Button } from '../design-system/Button.tsx';
import { Checkbox } from '../design-system/Checkbox.tsx';
import { Dialog } from '../design-system/Dialog.tsx';
import { Skeleton } from '../design-system/Skeleton.ts';
import type { LineContext } from '../domain/cart/lineTerms.ts';
import { toPositive } from '../domain/numbers/decimal.ts';
import { type OrderAgainLine, orderAgainPrice } from '../domain/orders/orderAgain.ts';
import { type LineQuote, sumAmounts } from '../domain/recommendations/quoteLine.ts';
import { type AgainTerms, OrderAgainRow } from './OrderAgainRow.tsx';
import { Price } from './Price.tsx';

const WAITING = ['one', 'two', 'three'];

const Waiting = styled.div`
  display: grid;
  gap: 18px;
  padding-block: 10px;
`;

const Sum = styled.p`
  flex: 1;
  align-self: center;
  color: var(--wp-muted);
  font-size: 13px;

  & > strong {
    color: var(--wp-ink);
    font-size: 16px;
  }
`;

type OrderAgainDialogProps = {
  title: string;
  /** Null while loading. */
  lines: readonly OrderAgainLine[] | null;
  isFailed: boolean;
  disabled: boolean;
  terms: AgainTerms;
  context: LineContext;
  onRetry(): void;
  /** The element to focus after closing. */
  finalFocus(): HTMLElement | null;
  onAdd(chosen: { line: OrderAgainLine; quantity: string }[]): void;
  onClose(): void;
};

type Shown = { line: OrderAgainLine; quantity: string; price: LineQuote | null; isPicked: boolean };

/** The lines of an earlier order with today's prices and availability (experience: History). */
export function OrderAgainDialog({
  title,
  lines,
  isFailed,
  disabled,
  terms,
  context,
  onRetry,
  finalFocus,
  onAdd,
  onClose,
}: OrderAgainDialogProps) {
  const { t } = useTranslation('history');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());

  const rows = (lines ?? []).map((line): Shown => {
    const quantity = typed.get(line.key) ?? line.quantity;
    const price = orderAgainPrice(line, quantity, context);
    const canBeHad = line.state === 'available' || line.state === 'short';
    const isPicked = canBeHad && !left.has(line.key) && toPositive(quantity) !== null;
    return { line, quantity, price, isPicked };
  });
  const offered = rows.filter(({ line: { state } }) => state === 'available' || state === 'short');
  const picked = rows.filter(({ isPicked }) => isPicked);

  const pick = (key: string, isPicked: boolean) => {
    const others = [...left].filter((each) => each !== key);
    setLeft(new Set(isPicked ? others : [...others, key]));
  };
  const change = (key: string, quantity: string) => {
    setTyped(new Map(typed).set(key, quantity));
    pick(key, toPositive(quantity) !== null);
  };
  const words = picked.length > 0 ? t('again.add', { count: picked.length }) : t('again.nothing');

  return (
    <Dialog
      open
      size="large"
      title={title}
      description={t('again.text')}
      closeLabel={t('again.close')}
      onClose={onClose}
      finalFocus={finalFocus}
      actions={
        lines && (
          <>
            {picked.length > 0 && (
              <Sum role="status">
                <strong>
                  <Price
                    value={sumAmounts(picked.map(({ price }) => price?.amount ?? null))}
                    hidden={terms.hidden}
                    kind="amount"
                  />
                </strong>{' '}
                {t('again.beforeTax')}
              </Sum>
            )}
            <Button
              variant="primary"
              disabled={disabled || picked.length === 0}
              onClick={() => onAdd(picked.map(({ line, quantity }) => ({ line, quantity })))}
            >
              {offered.length === 0 ? t('again.none') : words}
            </Button>
          </>
        )
      }
    >
      {isFailed && (
        <Alert
          tone="bad"
          title={t('again.failed')}
          action={<Button onClick={onRetry}>{t('again.retry')}</Button>}
        />
      )}
      {!lines && !isFailed && (
        <Waiting role="status" aria-label={t('again.loading')}>
          {WAITING.map((row) => (
            <Skeleton key={row} $height={44} />
          ))}
        </Waiting>
      )}
      {offered.length > 1 && (
        <Checkbox
          label={t('again.all')}
          checked={picked.length === offered.length}
          indeterminate={picked.length > 0 && picked.length < offered.length}
          onChange={(event) =>
            setLeft(new Set(event.currentTarget.checked ? [] : offered.map(({ line }) => line.key)))
          }
        />
      )}
      {lines && (
        <ul aria-label={t('again.lines')}>
          {rows.map(({ line, quantity, price, isPicked }) => (
            <OrderAgainRow
              key={line.key}
              again={line}
              terms={terms}
              quantity={quantity}
              price={price}
              isPicked={isPicked}
              onPick={(now) => pick(line.key, now)}
              onQuantity={(now) => change(line.key, now)}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}
