import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Card } from '../design-system/Card.ts';
import { Heading } from '../design-system/Heading.ts';
import { TextArea } from '../design-system/TextArea.tsx';
import { TextField } from '../design-system/TextField.tsx';
import type { CartDetails } from '../domain/cart/cart.ts';

const NotesCard = styled(Card)`
  display: grid;
  gap: 12px;
  padding: 18px;
`;

type NoteFields = Pick<CartDetails, 'notes' | 'purchaseOrder'>;

/** Experience: Cart, Checkout. `onChange` is called at every keystroke. */
export function OrderNotes({
  notes,
  purchaseOrder,
  onChange,
}: NoteFields & { onChange(changes: Partial<NoteFields>): void }) {
  const { t } = useTranslation('cart');
  const id = useId();
  return (
    <NotesCard aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {t('notes.title')}
      </Heading>
      <TextField
        label={t('notes.purchaseOrder')}
        hint={t('notes.purchaseOrderHint')}
        value={purchaseOrder}
        maxLength={64}
        autoComplete="off"
        onChange={({ target }) => onChange({ purchaseOrder: target.value })}
      />
      <TextArea
        label={t('notes.notes')}
        value={notes}
        maxLength={2000}
        onChange={({ target }) => onChange({ notes: target.value })}
      />
    </NotesCard>
  );
}
