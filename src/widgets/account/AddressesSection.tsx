import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../design-system/Button.tsx';
import { ConfirmDialog } from '../../design-system/ConfirmDialog.tsx';
import { headingIn } from '../../design-system/contents.ts';
import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { useToast } from '../../design-system/toasts.ts';
import type { AccountAddress } from '../../domain/account/account.ts';
import { addressLine, cityLine } from '../../domain/checkout/addressTexts.ts';
import { suggestedStates } from '../../domain/checkout/knownAddresses.ts';
import type { ShippingAddress } from '../../domain/session/customer.ts';
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

/** Where orders may be delivered: the customer's own addresses and the company's; the default is chosen first at the checkout. */
export function AddressesSection() {
  const { t } = useTranslation('settings');
  const { locale } = useCompany();
  const toast = useToast();
  const { addresses, isFailed, retry, newId, save, makeDefault, remove } = useAddresses();
  const [edited, setEdited] = useState<Edited | null>(null);
  const [removing, setRemoving] = useState<AccountAddress | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const heading = () => headingIn(frame.current, 'h2');

  const close = () => {
    setEdited(null);
    heading()?.focus();
  };
  const change = async (id: string, send: () => Promise<Outcome<AddressProblem>>, done: string) => {
    setBusy(id);
    const { ok } = await send();
    setBusy(null);
    toast.show(ok ? { tone: 'ok', text: done } : { tone: 'bad', text: t('notSaved') });
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
    <Suspense fallback={<Skeleton aria-busy $height={380} />}>
      <AddressEditor
        key={edited.id}
        title={t(edited.isNew ? 'addresses.addTitle' : 'addresses.editTitle')}
        address={edited.address}
        states={suggestedStates([], addresses ?? [])}
        onSave={async (address) => {
          const result = await save(edited.id, address);
          if (!result.ok) return result;
          toast.show({ tone: 'ok', text: t('addresses.saved') });
          close();
          return result;
        }}
        onCancel={close}
      />
    </Suspense>
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
        <ConfirmDialog
          danger
          open={removing !== null}
          busy={busy !== null}
          title={t('addresses.confirm.title')}
          description={removing ? nameOf(removing) : ''}
          confirmLabel={t('addresses.remove')}
          cancelLabel={t('keep')}
          finalFocus={heading}
          onConfirm={() => void confirmRemoval()}
          onCancel={() => setRemoving(null)}
        />
      </SettingsSection>
    </div>
  );
}
