import { useTranslation } from 'react-i18next';
import type { CartDetails } from '../domain/cart/cart.ts';
import { ORDER_NOTES_MAX_LENGTH, PURCHASE_ORDER_MAX_LENGTH } from '../domain/texts/textLimits.ts';
import { LimitedTextArea } from './LimitedTextArea.tsx';
import { LimitedTextField } from './LimitedTextField.tsx';

type NoteFields = Pick<CartDetails, 'notes' | 'purchaseOrder'>;

/** `onChange` is called at every keystroke. */
export function OrderNoteFields({
  notes,
  purchaseOrder,
  onChange,
}: NoteFields & { onChange(changes: Partial<NoteFields>): void }) {
  const { t } = useTranslation('cart');
  return (
    <>
      <LimitedTextField
        label={t('notes.purchaseOrder')}
        hint={t('notes.purchaseOrderHint')}
        value={purchaseOrder}
        maxLength={PURCHASE_ORDER_MAX_LENGTH}
        autoComplete="off"
        onChange={({ target }) => onChange({ purchaseOrder: target.value })}
      />
      <LimitedTextArea
        label={t('notes.notes')}
        value={notes}
        maxLength={ORDER_NOTES_MAX_LENGTH}
        onChange={({ target }) => onChange({ notes: target.value })}
      />
    </>
  );
}
