import { useTranslation } from 'react-i18next';
import { Heading } from '../../design-system/Heading.ts';
import { TextArea } from '../../design-system/TextArea.tsx';
import { TextField } from '../../design-system/TextField.tsx';
import { useWorkspace } from '../../state/useWorkspace.ts';
import { Section } from './checkoutStyles.ts';

/** The customer's own purchase order number and what else the wholesaler should know; kept with every keystroke. */
export function NotesSection({ notes, purchaseOrder }: { notes: string; purchaseOrder: string }) {
  const { t } = useTranslation('checkout');
  const { cart } = useWorkspace();
  return (
    <Section aria-labelledby="checkout-notes">
      <Heading as="h2" id="checkout-notes">
        {t('notes.title')}
      </Heading>
      <TextField
        label={t('notes.purchaseOrder')}
        hint={t('notes.purchaseOrderHint')}
        value={purchaseOrder}
        maxLength={64}
        autoComplete="off"
        onChange={({ target }) => cart?.setDetails({ purchaseOrder: target.value })}
      />
      <TextArea
        label={t('notes.notes')}
        value={notes}
        maxLength={2000}
        onChange={({ target }) => cart?.setDetails({ notes: target.value })}
      />
    </Section>
  );
}
