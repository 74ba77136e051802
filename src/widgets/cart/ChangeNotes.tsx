import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { Button } from '../../design-system/Button.tsx';
import { keepFocus } from '../../design-system/keepFocus.ts';
import { useStableHandler } from '../../design-system/useStableHandler.ts';
import { canAccept } from '../../domain/cart/acceptedLine.ts';
import type { CartLine } from '../../domain/cart/cartLine.ts';
import type { ChangedLine, LineChange } from '../../domain/cart/lineChanges.ts';
import { ONE } from '../../domain/numbers/decimal.ts';
import { unitFactor } from '../../domain/pricing/baseQuantity.ts';
import { useCartService } from '../../state/cart/useCartService.ts';
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

const SmallButton = styled(Button)`
  min-height: 30px;
  padding-inline: 10px;
  font-size: 13px;
`;

const useChangeText = () => {
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

export const useChangesText = () => {
  const changeText = useChangeText();
  return ({ line, changes }: ChangedLine): string =>
    changes.map((change) => changeText(change, line)).join(' ');
};

type NoteBoxProps = {
  isGood: boolean;
  text: string;
  product: string;
  /** Null where the change can't be accepted. */
  acceptLabel: string | null;
  onAccept(): void;
  onTakeOut(): void;
};

const NoteBox = memo(function NoteBox({
  isGood,
  text,
  product,
  acceptLabel,
  onAccept,
  onTakeOut,
}: NoteBoxProps) {
  const { t } = useTranslation('cart');
  return (
    <Note data-change data-good={isGood || undefined}>
      <span>{text}</span>
      <Actions>
        {acceptLabel && (
          <SmallButton
            aria-label={t('changes.of', { action: acceptLabel, product })}
            onClick={({ currentTarget }) => {
              keepFocus(currentTarget);
              onAccept();
            }}
          >
            {acceptLabel}
          </SmallButton>
        )}
        <SmallButton
          variant="quiet"
          aria-label={t('changes.of', { action: t('changes.takeOut'), product })}
          onClick={({ currentTarget }) => {
            keepFocus(currentTarget);
            onTakeOut();
          }}
        >
          {t('changes.takeOut')}
        </SmallButton>
      </Actions>
    </Note>
  );
});

type ChangeNotesProps = { product: string; changed: ChangedLine };

function ChangeNote({ product, changed, change }: ChangeNotesProps & { change: LineChange }) {
  const { t } = useTranslation('cart');
  const cart = useCartService();
  const format = useFormat();
  const notice = useUndoNotice();
  const changeText = useChangeText();
  const { key, line } = changed;
  const quantity = change.kind === 'stock_short' ? format.number(change.availableQuantity) : '';
  const isPack = !unitFactor(line.unit).eq(ONE);
  const orderAvailableLabel = isPack
    ? t('changes.orderUnits', { quantity, unit: line.unit?.name })
    : t('changes.order', { quantity });
  const label = change.kind === 'stock_short' ? orderAvailableLabel : t('changes.accept');
  const accept = useStableHandler(() =>
    notice.done(
      t('changes.accepted', { product }),
      cart.actions()?.acceptChange([{ ...changed, changes: [change] }]) ?? null,
    ),
  );
  const takeOut = useStableHandler(() => notice.removed(product, cart.actions()?.remove(key) ?? null));
  return (
    <NoteBox
      isGood={change.kind === 'price_down'}
      text={changeText(change, line)}
      product={product}
      acceptLabel={canAccept(line, change) ? label : null}
      onAccept={accept}
      onTakeOut={takeOut}
    />
  );
}

export function ChangeNotes({ product, changed }: ChangeNotesProps) {
  return changed.changes.map((change) => (
    <ChangeNote key={change.kind} product={product} changed={changed} change={change} />
  ));
}
