import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DottedParts } from '../../design-system/DottedParts.tsx';
import type { CartDetails } from '../../domain/cart/cart.ts';
import { useCartService } from '../../state/cart/useCartService.ts';
import { CheckoutSection } from './CheckoutSection.tsx';
import { OrderNoteFields } from './lazyCheckoutParts.tsx';
import type { OpenSections } from './useOpenSections.ts';

type ReferenceSectionProps = { details: CartDetails; sections: OpenSections };

export function ReferenceSection({ details: { notes, purchaseOrder }, sections }: ReferenceSectionProps) {
  const { t } = useTranslation('checkout');
  const cart = useCartService();
  const isEmpty = !notes && !purchaseOrder;
  return (
    <CheckoutSection
      name="reference"
      sections={sections}
      icon={<FileText aria-hidden />}
      title={t('reference.title')}
      editLabel={isEmpty ? t('section.add') : undefined}
      summary={
        isEmpty ? (
          t('reference.none')
        ) : (
          <DottedParts>
            {purchaseOrder && <strong>{t('reference.purchaseOrder', { number: purchaseOrder })}</strong>}
            {notes}
          </DottedParts>
        )
      }
    >
      <OrderNoteFields
        notes={notes}
        purchaseOrder={purchaseOrder}
        onChange={(changes) => cart.actions()?.setDetails(changes)}
      />
    </CheckoutSection>
  );
}
