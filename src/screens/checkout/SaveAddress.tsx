import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../design-system/Button.tsx';
import { FormMessage } from '../../design-system/FormMessage.tsx';
import { useToast } from '../../design-system/toasts.ts';
import type { ShippingAddress } from '../../domain/access/customer.ts';
import { missingInAddress } from '../../domain/account/customerAddresses.ts';
import { type AddressProblem, useAddresses } from '../../state/account/useAddresses.ts';
import { OfflineNote } from '../../widgets/visit/OfflineNote.tsx';

const SaveButton = styled(Button)`
  justify-self: start;
`;

type SaveAddressProps = { address: ShippingAddress; onSaved(): void };

/** Keeps a typed address in the account, as the one that orders go to; disabled until it is complete. */
export function SaveAddress({ address, onSaved }: SaveAddressProps) {
  const { t } = useTranslation('checkout');
  const toasts = useToast();
  const { newId, save, makeDefault } = useAddresses();
  /** The same for each attempt, so that a repeated one saves nothing twice. */
  const id = useRef(newId());
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<AddressProblem | null>(null);
  const isComplete = missingInAddress(address).length === 0;

  const keep = async () => {
    setProblem(null);
    setSaving(true);
    const saved = await save(id.current, address);
    const result = saved.ok ? await makeDefault(id.current) : saved;
    setSaving(false);
    if (!result.ok) return setProblem(result.reason);
    toasts.show({ tone: 'ok', text: t('where.saved') });
    onSaved();
  };
  return (
    <>
      <SaveButton disabled={!isComplete} loading={isSaving} onClick={() => void keep()}>
        {t('where.save')}
      </SaveButton>
      {problem && (
        <FormMessage tone="bad">{t(problem === 'failed' ? 'where.notSaved' : 'where.tooMany')}</FormMessage>
      )}
      <OfflineNote />
    </>
  );
}
