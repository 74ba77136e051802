import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { keepFocus } from '../../components/keepFocus.ts';
import { useFormat } from '../../components/useFormat.ts';
import { Button } from '../../design-system/Button.tsx';
import { canAccept } from '../../domain/cart/acceptedLine.ts';
import type { CartLine } from '../../domain/cart/cartLine.ts';
import type { ChangedLine, LineChange } from '../../domain/cart/lineChanges.ts';
import { ONE } from '../../domain/numbers/decimal.ts';
import { unitFactor } from '../../domain/pricing/baseQuantity.ts';
import { acceptChanges } from '../../state/cart/acceptChanges.ts';
import { removeLine } from '../../state/cart/changeLines.ts';
import { useWorkspace } from '../../state/useWorkspace.ts';
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

type ChangeNotesProps = { product: string; changed: ChangedLine };

/** A change of a line since it was added: the customer accepts it or removes the line (experience: Cart). */
function ChangeNote({ product, changed, change }: ChangeNotesProps & { change: LineChange }) {
  const { t } = useTranslation('cart');
  const workspace = useWorkspace();
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
              notice.done(
                t('changes.accepted', { product }),
                acceptChanges(workspace, [{ ...changed, changes: [change] }]),
              );
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
            notice.removed(product, removeLine(workspace, key));
          }}
        >
          {t('changes.takeOut')}
        </Small>
      </Actions>
    </Note>
  );
}

/** The changes of a line since it was added, each with its actions. */
export function ChangeNotes({ product, changed }: ChangeNotesProps) {
  return changed.changes.map((change) => (
    <ChangeNote key={change.kind} product={product} changed={changed} change={change} />
  ));
}
