import { type SubmitEvent, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { AddressForm } from '../../components/AddressForm.tsx';
import { Button } from '../../design-system/Button.tsx';
import { FormMessage } from '../../design-system/FormMessage.tsx';
import { fieldNamed, fieldsIn } from '../../design-system/fields.ts';
import { unsaved } from '../../design-system/unsaved.ts';
import type { ShippingAddress } from '../../domain/access/customer.ts';
import { missingInAddress } from '../../domain/account/customerAddresses.ts';
import { isSameAddress } from '../../domain/checkout/deliveryAddress.ts';
import type { AddressProblem } from '../../state/account/useAddresses.ts';
import type { Outcome } from '../../state/result.ts';
import { OfflineNote } from '../../widgets/visit/OfflineNote.tsx';
import { Buttons } from './SettingsSection.tsx';

const Form = styled.form`
  display: grid;
  gap: 14px;
  width: 100%;
  padding: 14px;
  border: 1px solid var(--wp-line);
  border-radius: var(--wp-radius-card);

  & h3 {
    font-weight: 600;
  }
`;

export type AddressEditorProps = {
  title: string;
  address: ShippingAddress;
  states: readonly string[];
  onSave(address: ShippingAddress): Promise<Outcome<AddressProblem>>;
  onCancel(): void;
};

export function AddressEditor({ title, address, states, onSave, onCancel }: AddressEditorProps) {
  const { t } = useTranslation(['settings', 'checkout']);
  const form = useRef<HTMLFormElement>(null);
  const arrive = useCallback((element: HTMLFormElement | null) => {
    form.current = element;
    fieldsIn(element)[0]?.focus();
  }, []);
  const [draft, setDraft] = useState(address);
  const [showsErrors, setShowsErrors] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<AddressProblem | null>(null);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setShowsErrors(true);
    const [missing] = missingInAddress(draft);
    if (missing) return fieldNamed(form.current, missing)?.focus();
    setProblem(null);
    setSaving(true);
    const result = await onSave(draft);
    setSaving(false);
    setProblem(result.ok ? null : result.reason);
  };

  return (
    <Form
      ref={arrive}
      onSubmit={(event) => void submit(event)}
      aria-label={title}
      noValidate
      {...unsaved(!isSameAddress(draft, address))}
    >
      <h3>{title}</h3>
      <AddressForm address={address} states={states} showsErrors={showsErrors} onChange={setDraft} />
      {problem && (
        <FormMessage tone="bad">{t(problem === 'failed' ? 'notSaved' : 'addresses.tooMany')}</FormMessage>
      )}
      <OfflineNote />
      <Buttons>
        <Button type="submit" variant="primary" loading={isSaving}>
          {t('addresses.save')}
        </Button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </Buttons>
    </Form>
  );
}
