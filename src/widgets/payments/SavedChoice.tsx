import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioGroup } from '../../design-system/RadioGroup.tsx';
import type { GatewayName } from '../../domain/payments/gateway.ts';
import type { PaymentMethod } from '../../domain/payments/paymentMethod.ts';
import { useSavedMethods } from '../../state/payments/useSavedMethods.ts';

const OTHER = 'other';

type SavedChoiceProps = {
  method: PaymentMethod;
  gateway: GatewayName;
  /** The id of a saved method; null: another card or account. */
  value: string | null;
  onChange(id: string | null): void;
};

/** The saved cards or accounts of the method's gateway; the default one is chosen at first. Nothing where there are none. */
export function SavedChoice({ method, gateway, value, onChange }: SavedChoiceProps) {
  const { t } = useTranslation('payments');
  const { methods = [] } = useSavedMethods();
  const offered = methods.filter((saved) => saved.method === method && saved.platform === gateway);
  const usable = offered.filter(({ isExpired }) => !isExpired);
  const preset = (usable.find(({ isDefault }) => isDefault) ?? usable[0])?.id ?? null;
  const choose = useEffectEvent(onChange);
  useEffect(() => choose(preset), [preset]);
  if (offered.length === 0) return null;
  return (
    <RadioGroup
      label={t('form.with')}
      options={[
        ...offered.map(({ id, brand, lastFour, expiry, isExpired }) => ({
          value: id,
          label:
            method === 'bank'
              ? t('form.savedAccount', { lastFour })
              : t('form.saved', { brand: brand || t('method.card'), lastFour }),
          hint: expiry && t(isExpired ? 'form.expired' : 'form.savedExpiry', { expiry }),
          disabled: isExpired,
        })),
        { value: OTHER, label: t(method === 'bank' ? 'form.newBank' : 'form.newCard') },
      ]}
      value={value ?? OTHER}
      onChange={(id) => onChange(id === OTHER ? null : id)}
    />
  );
}
