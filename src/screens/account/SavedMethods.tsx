import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ConfirmDialog } from '../../design-system/ConfirmDialog.tsx';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { useToast } from '../../design-system/toasts.ts';
import type { Payment } from '../../domain/payments/payment.ts';
import type { SavedMethod } from '../../domain/payments/savedMethod.ts';
import { useChangeSavedMethods } from '../../state/payments/useChangeSavedMethods.ts';
import { useSavedMethods } from '../../state/payments/useSavedMethods.ts';
import { LoadFailedLine } from './LoadFailedLine.tsx';
import { SavedMethodRow } from './SavedMethodRow.tsx';

/** "Visa ending in 1111", or the kind of method when that isn't known. */
const useMethodText = () => {
  const { t } = useTranslation('payments');
  return ({ method, card }: Pick<Payment, 'method' | 'card'>): string => {
    if (card) return t('receipt.ending', { brand: card.brand || t('receipt.card'), lastFour: card.lastFour });
    return method ? t(`receipt.${method}`) : '';
  };
};

const List = styled.ul`
  width: 100%;
`;

const useToldChange = () => {
  const { t } = useTranslation('payments');
  const toast = useToast();
  const [busy, setBusy] = useState<string | null>(null);
  const change = async (
    { id }: SavedMethod,
    send: ReturnType<typeof useChangeSavedMethods>['remove'],
    done: string,
  ): Promise<boolean> => {
    setBusy(id);
    const { ok } = await send(id).finally(() => setBusy(null));
    toast.show(ok ? { tone: 'ok', text: done } : { tone: 'bad', text: t('saved.notChanged') });
    return ok;
  };
  return { busy, change };
};

export function SavedMethods() {
  const { t } = useTranslation('payments');
  const { methods, isFailed, retry } = useSavedMethods();
  const { makeDefault, remove } = useChangeSavedMethods();
  const methodText = useMethodText();
  const { busy, change } = useToldChange();
  const [removing, setRemoving] = useState<SavedMethod | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const isRemoved = useRef(false);

  const nameOf = ({ method, brand, lastFour }: SavedMethod) =>
    methodText({ method, card: { brand, lastFour } });
  const confirm = async () => {
    if (!removing) return;
    isRemoved.current = await change(removing, remove, t('saved.removed', { method: nameOf(removing) }));
    setRemoving(null);
  };
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {t('saved.title')}
      </h2>
      {isFailed && <LoadFailedLine text={t('saved.failed')} retry={retry} />}
      {!methods && !isFailed && <Skeleton aria-busy $height={44} />}
      {methods?.length === 0 && <p>{t('saved.empty')}</p>}
      {methods && methods.length > 0 && (
        <>
          <p>{t('saved.text')}</p>
          <List>
            {methods.map((saved) => (
              <SavedMethodRow
                key={saved.id}
                saved={saved}
                name={nameOf(saved)}
                isBusy={busy === saved.id}
                onMakeDefault={() =>
                  void change(saved, makeDefault, t('saved.madeDefault', { method: nameOf(saved) }))
                }
                onRemove={() => {
                  isRemoved.current = false;
                  setRemoving(saved);
                }}
              />
            ))}
          </List>
        </>
      )}
      <ConfirmDialog
        danger
        open={removing !== null}
        busy={busy !== null}
        title={t('saved.confirm.title', { method: removing ? nameOf(removing) : '' })}
        description={t('saved.confirm.text')}
        confirmLabel={t('saved.confirm.action')}
        cancelLabel={t('saved.confirm.keep')}
        finalFocus={() => (isRemoved.current ? heading.current : null)}
        onConfirm={() => void confirm()}
        onCancel={() => setRemoving(null)}
      />
    </>
  );
}
