import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../../design-system/RadioGroup.tsx';
import type { PaymentMethod } from '../../domain/payments/paymentMethod.ts';
import type { SavedMethod } from '../../domain/payments/savedMethod.ts';
import { useSavedText } from './useSavedText.ts';

const OTHER = 'other';

type SavedChoiceProps = {
  method: PaymentMethod;
  offered: readonly SavedMethod[];
  value: string | null;
  onChange(id: string | null): void;
};

export function SavedChoice({ method, offered, value, onChange }: SavedChoiceProps) {
  const { t } = useTranslation('payments');
  const textOf = useSavedText();
  if (offered.length === 0) return null;
  return (
    <RadioGroup
      label={t('form.with')}
      options={[
        ...offered.map((saved) => ({
          value: saved.id,
          label: textOf(saved),
          hint:
            saved.expiry &&
            t(saved.isExpired ? 'form.expired' : 'form.savedExpiry', { expiry: saved.expiry }),
          disabled: saved.isExpired,
        })),
        { value: OTHER, label: t(method === 'bank' ? 'form.newBank' : 'form.newCard') },
      ]}
      value={value ?? OTHER}
      onChange={(id) => onChange(id === OTHER ? null : id)}
    />
  );
}
