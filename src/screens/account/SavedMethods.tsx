import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ConfirmDialog } from '../../design-system/ConfirmDialog.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { useToast } from '../../design-system/toasts.ts';
import type { SavedMethod } from '../../domain/payments/savedMethod.ts';
import { useChangeSavedMethods } from '../../state/payments/useChangeSavedMethods.ts';
import { useSavedMethods } from '../../state/payments/useSavedMethods.ts';
import { LoadFailedLine } from './LoadFailedLine.tsx';
import { SavedMethodRow } from './SavedMethodRow.tsx';

/** "Visa ending in 1111". */
const useMethodName = () => {
  const { t } = useTranslation('payments');
  return ({ brand, lastFour }: SavedMethod): string =>
    t('receipt.ending', { brand: brand || t('receipt.card'), lastFour });
};

const List = styled.ul`
  width: 100%;
`;

const useMethodChanges = (nameOf: (saved: SavedMethod) => string) => {
  const { t } = useTranslation('payments');
  const toast = useToast();
  const { makeDefault, remove } = useChangeSavedMethods();
  const [busy, setBusy] = useState<string | null>(null);
  const change = async (
    saved: SavedMethod,
    send: typeof remove,
    done: 'saved.removed' | 'saved.madeDefault',
  ): Promise<boolean> => {
    setBusy(saved.id);
    const { ok } = await send(saved.id).finally(() => setBusy(null));
    toast.show(
      ok
        ? { tone: 'ok', text: t(done, { method: nameOf(saved) }) }
        : { tone: 'bad', text: t('saved.notChanged') },
    );
    return ok;
  };
  return {
    busy,
    makeDefault: (saved: SavedMethod) => change(saved, makeDefault, 'saved.madeDefault'),
    remove: (saved: SavedMethod) => change(saved, remove, 'saved.removed'),
  };
};

const useRemoval = (remove: (saved: SavedMethod) => Promise<boolean>) => {
  const [removing, setRemoving] = useState<SavedMethod | null>(null);
  const isRemoved = useRef(false);
  const confirm = async () => {
    if (!removing) return;
    isRemoved.current = await remove(removing);
    setRemoving(null);
  };
  const ask = (saved: SavedMethod) => {
    isRemoved.current = false;
    setRemoving(saved);
  };
  return { removing, isRemoved, ask, confirm, keep: () => setRemoving(null) };
};

export function SavedMethods() {
  const { t } = useTranslation('payments');
  const { methods, isFailed, retry } = useSavedMethods();
  const nameOf = useMethodName();
  const { busy, makeDefault, remove } = useMethodChanges(nameOf);
  const { removing, isRemoved, ask, confirm, keep } = useRemoval(remove);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <Heading as="h2" ref={heading} tabIndex={-1}>
        {t('saved.title')}
      </Heading>
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
                onMakeDefault={() => void makeDefault(saved)}
                onRemove={() => ask(saved)}
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
        onCancel={keep}
      />
    </>
  );
}
