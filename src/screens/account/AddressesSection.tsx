import { type ComponentProps, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../design-system/Button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from '../../design-system/ConfirmDialog.tsx';
import { headingIn } from '../../design-system/contents.ts';
import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { useToast } from '../../design-system/toasts.ts';
import type { ShippingAddress } from '../../domain/access/customer.ts';
import type { AccountAddress } from '../../domain/account/account.ts';
import { addressLine, cityLine } from '../../domain/checkout/addressTexts.ts';
import { suggestedStates } from '../../domain/checkout/knownAddresses.ts';
import { type AddressProblem, useAddresses } from '../../state/account/useAddresses.ts';
import type { Outcome } from '../../state/result.ts';
import { useCompany } from '../../state/usePortal.ts';
import { AddressRow } from './AddressRow.tsx';
import { Loaded, Rows, SettingsSection } from './SettingsSection.tsx';

/** With the form library and the countries. */
const AddressEditor = lazyWithRetry(
  () => import(/* webpackChunkName: "forms" */ './AddressEditor.tsx').then((module) => module.AddressEditor),
  () => <Skeleton aria-busy $height={380} />,
);

/** `id` is new for a new address, and stays for the repeats of its saving. */
type Edited = { id: string; address: ShippingAddress; isNew: boolean };

const nameOf = (address: ShippingAddress) => addressLine(address) || cityLine(address);

type EditedAddressProps = {
  edited: Edited;
  known: readonly AccountAddress[];
  save: ComponentProps<typeof AddressEditor>['onSave'];
  onClose(): void;
};

function EditedAddress({ edited, known, save, onClose }: EditedAddressProps) {
  const { t } = useTranslation('settings');
  const toast = useToast();
  return (
    <Suspense fallback={<Skeleton aria-busy $height={380} />}>
      <AddressEditor
        key={edited.id}
        title={t(edited.isNew ? 'addresses.addTitle' : 'addresses.editTitle')}
        address={edited.address}
        states={suggestedStates([], known)}
        onSave={async (address) => {
          const result = await save(address);
          if (!result.ok) return result;
          toast.show({ tone: 'ok', text: t('addresses.saved') });
          onClose();
          return result;
        }}
        onCancel={onClose}
      />
    </Suspense>
  );
}

type ConfirmRemovalProps = Pick<ConfirmDialogProps, 'busy' | 'finalFocus' | 'onConfirm' | 'onCancel'> & {
  address: AccountAddress | null;
};

function ConfirmRemoval({ address, ...dialog }: ConfirmRemovalProps) {
  const { t } = useTranslation('settings');
  return (
    <ConfirmDialog
      danger
      open={address !== null}
      title={t('addresses.confirm.title')}
      description={address ? nameOf(address) : ''}
      confirmLabel={t('addresses.remove')}
      cancelLabel={t('keep')}
      {...dialog}
    />
  );
}

const useShownChange = () => {
  const { t } = useTranslation('settings');
  const toast = useToast();
  const [busy, setBusy] = useState<string | null>(null);
  const change = async (id: string, send: () => Promise<Outcome<AddressProblem>>, done: string) => {
    setBusy(id);
    const { ok } = await send();
    setBusy(null);
    toast.show(ok ? { tone: 'ok', text: done } : { tone: 'bad', text: t('notSaved') });
  };
  return { busy, change };
};

export function AddressesSection() {
  const { t } = useTranslation('settings');
  const { locale } = useCompany();
  const { addresses, isFailed, retry, newId, save, makeDefault, remove } = useAddresses();
  const [edited, setEdited] = useState<Edited | null>(null);
  const [removing, setRemoving] = useState<AccountAddress | null>(null);
  const { busy, change } = useShownChange();
  const frame = useRef<HTMLDivElement>(null);
  const heading = () => headingIn(frame.current, 'h2');

  const close = () => {
    setEdited(null);
    heading()?.focus();
  };
  const startNew = () => {
    const country = addresses?.find(({ isDefault }) => isDefault)?.country;
    const home = country || (new Intl.Locale(locale).region ?? '');
    const address = { lines: [''], city: '', state: '', zip: '', country: home };
    setEdited({ id: newId(), address, isNew: true });
  };
  const confirmRemoval = async () => {
    if (!removing) return;
    const { id } = removing;
    await change(id, () => remove(id), t('addresses.removed'));
    setRemoving(null);
  };
  const editor = edited && (
    <EditedAddress
      edited={edited}
      known={addresses ?? []}
      save={(address) => save(edited.id, address)}
      onClose={close}
    />
  );
  return (
    <div ref={frame}>
      <SettingsSection title={t('section.addresses')}>
        <Loaded data={addresses} isFailed={isFailed} retry={retry} height={130}>
          {(list) => (
            <>
              {list.length === 0 && <p>{t('addresses.none')}</p>}
              <Rows>
                {list.map((address) =>
                  edited?.id === address.id ? (
                    <li key={address.id}>{editor}</li>
                  ) : (
                    <AddressRow
                      key={address.id}
                      address={address}
                      isBusy={busy === address.id}
                      onDefault={() =>
                        void change(
                          address.id,
                          () => makeDefault(address.id),
                          t('addresses.madeDefault', { address: nameOf(address) }),
                        )
                      }
                      onEdit={() => setEdited({ id: address.id, address, isNew: false })}
                      onRemove={() => setRemoving(address)}
                    />
                  ),
                )}
              </Rows>
              {edited?.isNew ? editor : <Button onClick={startNew}>{t('addresses.add')}</Button>}
            </>
          )}
        </Loaded>
        <ConfirmRemoval
          address={removing}
          busy={busy !== null}
          finalFocus={heading}
          onConfirm={() => void confirmRemoval()}
          onCancel={() => setRemoving(null)}
        />
      </SettingsSection>
    </div>
  );
}
