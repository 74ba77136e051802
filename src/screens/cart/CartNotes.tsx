import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { OrderNoteFields } from '../../components/OrderNoteFields.tsx';
import { Card } from '../../design-system/Card.ts';
import { Heading } from '../../design-system/Heading.ts';
import { useCart } from '../../state/cart/useCart.ts';
import { useCartService } from '../../state/cart/useCartService.ts';

const NotesCard = styled(Card)`
  display: grid;
  gap: 12px;
  padding: 18px;
`;

export function CartNotes() {
  const id = useId();
  const { t } = useTranslation('cart');
  const cart = useCartService();
  const notes = useCart(({ details }) => details.notes);
  const purchaseOrder = useCart(({ details }) => details.purchaseOrder);
  return (
    <NotesCard aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {t('notes.title')}
      </Heading>
      <OrderNoteFields
        notes={notes}
        purchaseOrder={purchaseOrder}
        onChange={(changes) => cart.actions()?.setDetails(changes)}
      />
    </NotesCard>
  );
}
