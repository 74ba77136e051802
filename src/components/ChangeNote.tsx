import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../design-system/Button.tsx';
import { canAccept } from '../domain/cart/acceptedLine.ts';
import type { CartLine } from '../domain/cart/cartLine.ts';
import type { ChangedLine, LineChange } from '../domain/cart/lineChanges.ts';
import { ONE } from '../domain/numbers/decimal.ts';
import { unitFactor } from '../domain/pricing/baseQuantity.ts';
import { keepFocus } from './keepFocus.ts';
import { useFormat } from './useFormat.ts';
import { useUndoNotice } from './useUndoNotice.ts';

const Note = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  padding: 4px 4px 4px 12px;
  border-radius: var(--wp-radius);
  background: var(--wp-warn-tint);
  font-size: 13px;

  &[data-good] {
    background: var(--wp-ok-tint);
  }
`;

const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 6px;
  margin-inline-start: auto;
`;

const Small = styled(Button)`
  min-height: 30px;
  padding-inline: 10px;
  font-size: 13px;
`;

/** Actions on changes. They return an undo function, or null when the line no longer exists. */
export type ChangeActions = {
  onAccept(lines: readonly ChangedLine[]): () => void;
  onTakeOut(key: string): (() => void) | null;
};

/** Prices and quantities are per base unit. */
const useSentence = () => {
  const { t } = useTranslation('cart');
  const format = useFormat();
  return (change: LineChange, line: CartLine): string => {
    switch (change.kind) {
      case 'price_up':
      case 'price_down':
        return t(`changes.${change.kind}`, {
          before: format.price(change.before),
          after: format.price(change.after),
        });
      case 'stock_short': {
        const ordered = format.number(change.ordered);
        return change.available.gt(0)
          ? t('changes.short', { available: format.number(change.available), ordered })
          : t('changes.none', { ordered });
      }
      case 'unit_gone':
        return line.units.length > 0
          ? t('changes.unitGone', { unit: change.unit.name })
          : t('changes.pieces', { unit: change.unit.name, number: format.number(line.quantity) });
    }
  };
};

/** One sentence per change, for places with little room. */
export const useChangeWords = () => {
  const sentence = useSentence();
  return ({ line, changes }: ChangedLine): string =>
    changes.map((change) => sentence(change, line)).join(' ');
};

/** A change with buttons to accept it or remove the line (experience: Cart). */
function OneChange({
  product,
  changed,
  change,
  onAccept,
  onTakeOut,
}: ChangeActions & { product: string; changed: ChangedLine; change: LineChange }) {
  const { t } = useTranslation('cart');
  const format = useFormat();
  const notice = useUndoNotice();
  const sentence = useSentence();
  const { key, line } = changed;
  const quantity = change.kind === 'stock_short' ? format.number(change.left) : '';
  const isPack = !unitFactor(line.unit).eq(ONE);
  const left = isPack
    ? t('changes.orderUnits', { quantity, unit: line.unit?.name })
    : t('changes.order', { quantity });
  const accept = change.kind === 'stock_short' ? left : t('changes.accept');
  return (
    <Note data-change data-good={change.kind === 'price_down' || undefined}>
      <span>{sentence(change, line)}</span>
      <Actions>
        {canAccept(line, change) && (
          <Small
            aria-label={t('changes.of', { action: accept, product })}
            onClick={({ currentTarget }) => {
              keepFocus(currentTarget);
              notice.done(t('changes.accepted', { product }), onAccept([{ ...changed, changes: [change] }]));
            }}
          >
            {accept}
          </Small>
        )}
        <Small
          variant="quiet"
          aria-label={t('changes.of', { action: t('changes.takeOut'), product })}
          onClick={({ currentTarget }) => {
            keepFocus(currentTarget);
            notice.removed(product, onTakeOut(key));
          }}
        >
          {t('changes.takeOut')}
        </Small>
      </Actions>
    </Note>
  );
}

export function ChangeNotes({ changed, ...rest }: ChangeActions & { product: string; changed: ChangedLine }) {
  return changed.changes.map((change) => (
    <OneChange key={change.kind} changed={changed} change={change} {...rest} />
  ));
}
