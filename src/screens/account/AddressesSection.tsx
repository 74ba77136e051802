import { type ComponentProps, type ReactNode, Suspense, useRef, useState } from 'react';
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

/** The address whose removal is to be confirmed. */
const useRemoval = (remove: (address: AccountAddress) => Promise<void>) => {
  const [address, ask] = useState<AccountAddress | null>(null);
  const confirm = async () => {
    if (!address) return;
    await remove(address);
    ask(null);
  };
  return { address, ask, confirm };
};

const NO_ADDRESS = { lines: [''], city: '', state: '', zip: '' };

/** In the country of the main address, else in the company's. */
const emptyAddress = (addresses: readonly AccountAddress[] | undefined, locale: string) => {
  const country = addresses?.find(({ isDefault }) => isDefault)?.country;
  return { ...NO_ADDRESS, country: country || (new Intl.Locale(locale).region ?? '') };
};

type AddressListProps = {
  addresses: readonly AccountAddress[];
  edited: { id: string; editor: ReactNode } | null;
  busy: string | null;
  onDefault(address: AccountAddress): void;
  onEdit(address: AccountAddress): void;
  onRemove(address: AccountAddress): void;
};

function AddressList({ addresses, edited, busy, onDefault, onEdit, onRemove }: AddressListProps) {
  const { t } = useTranslation('settings');
  return (
    <>
      {addresses.length === 0 && <p>{t('addresses.none')}</p>}
      <Rows>
        {addresses.map((address) =>
          edited?.id === address.id ? (
            <li key={address.id}>{edited.editor}</li>
          ) : (
            <AddressRow
              key={address.id}
              address={address}
              isBusy={busy === address.id}
              onDefault={() => onDefault(address)}
              onEdit={() => onEdit(address)}
              onRemove={() => onRemove(address)}
            />
          ),
        )}
      </Rows>
    </>
  );
}

type Addresses = ReturnType<typeof useAddresses>;

/** The address that is being changed or added, and its form. `onClosed`: the form is gone. */
const useEditedAddress = ({ addresses, newId, save }: Addresses, onClosed: () => void) => {
  const { locale } = useCompany();
  const [edited, edit] = useState<Edited | null>(null);
  const close = () => {
    edit(null);
    onClosed();
  };
  const editor = edited && (
    <EditedAddress
      edited={edited}
      known={addresses ?? []}
      save={(address) => save(edited.id, address)}
      onClose={close}
    />
  );
  const addNew = () => edit({ id: newId(), address: emptyAddress(addresses, locale), isNew: true });
  return { edited, editor, edit, addNew };
};

export function AddressesSection() {
  const { t } = useTranslation('settings');
  const frame = useRef<HTMLDivElement>(null);
  const heading = () => headingIn(frame.current, 'h2');
  const known = useAddresses();
  const { addresses, isFailed, retry, makeDefault, remove } = known;
  const { edited, editor, edit, addNew } = useEditedAddress(known, () => heading()?.focus());
  const { busy, change } = useShownChange();
  const removal = useRemoval(({ id }) => change(id, () => remove(id), t('addresses.removed')));
  return (
    <div ref={frame}>
      <SettingsSection title={t('section.addresses')}>
        <Loaded data={addresses} isFailed={isFailed} retry={retry} height={130}>
          {(list) => (
            <>
              <AddressList
                addresses={list}
                edited={edited && { id: edited.id, editor }}
                busy={busy}
                onDefault={(address) =>
                  void change(
                    address.id,
                    () => makeDefault(address.id),
                    t('addresses.madeDefault', { address: nameOf(address) }),
                  )
                }
                onEdit={(address) => edit({ id: address.id, address, isNew: false })}
                onRemove={removal.ask}
              />
              {edited?.isNew ? editor : <Button onClick={addNew}>{t('addresses.add')}</Button>}
            </>
          )}
        </Loaded>
        <ConfirmRemoval
          address={removal.address}
          busy={busy !== null}
          finalFocus={heading}
          onConfirm={() => void removal.confirm()}
          onCancel={() => removal.ask(null)}
        />
      </SettingsSection>
    </div>
  );
}
