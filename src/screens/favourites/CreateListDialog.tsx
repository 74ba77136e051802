import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../design-system/Button.tsx';
import { Dialog } from '../../design-system/Dialog.tsx';
import { TextField } from '../../design-system/TextField.tsx';
import { unsaved } from '../../design-system/unsaved.ts';
import type { ListNameError } from '../../domain/favourites/listName.ts';
import type { UsualQuantities } from '../../domain/favourites/usualQuantity.ts';
import { LIST_NAME_MAX_LENGTH } from '../../domain/texts/textLimits.ts';
import { createFavouriteList } from '../../state/favourites/createFavouriteList.ts';
import type { FavouriteProduct } from '../../state/favourites/favouritesService.ts';
import { useListDependencies } from '../../state/favourites/useListDependencies.ts';
import { useListName } from './useListName.ts';

type CreateListDialogProps = {
  initialName?: string;
  products?: readonly FavouriteProduct[];
  productIds?: readonly number[];
  usual?: UsualQuantities;
  onClose(): void;
  onCreated(name: string, id: string): void;
};

type Problem = ListNameError | 'login_required' | 'failed';

type CreationFailedProps = { isSaving: boolean; onBack(): void; onRetry(): void };

function CreationFailed({ isSaving, onBack, onRetry }: CreationFailedProps) {
  const { t } = useTranslation('favourites');
  return (
    <Dialog
      open
      alert
      onClose={onBack}
      title={t('create.failed')}
      description={t('create.failedText')}
      actions={
        <>
          <Button onClick={onBack}>{t('create.back')}</Button>
          <Button variant="primary" loading={isSaving} onClick={onRetry}>
            {t('retry')}
          </Button>
        </>
      }
    />
  );
}

const useListCreation = ({
  initialName = '',
  products = [],
  productIds = [],
  usual = {},
  onCreated,
}: Omit<CreateListDialogProps, 'onClose'>) => {
  const dependencies = useListDependencies();
  const { defaultName } = useListName();
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(initialName);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSaving, setSaving] = useState(false);
  const isSavingRef = useRef(false);

  const create = async () => {
    if (isSavingRef.current) return;
    isSavingRef.current = true;
    setSaving(true);
    const list = { name, defaultName, products, productIds, usual };
    const result = await createFavouriteList(dependencies, list).finally(() => {
      isSavingRef.current = false;
      setSaving(false);
    });
    if (result.ok) return onCreated(name.trim(), result.value.id);
    setProblem(result.reason);
    field.current?.focus();
  };
  const rename = (typed: string) => {
    setName(typed);
    setProblem(null);
  };
  return { field, name, rename, problem, forgetProblem: () => setProblem(null), isSaving, create };
};

export function CreateListDialog({ onClose, ...creation }: CreateListDialogProps) {
  const { t } = useTranslation('favourites');
  const formId = useId();
  const { field, name, rename, problem, forgetProblem, isSaving, create } = useListCreation(creation);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void create();
  };

  if (problem === 'failed' || problem === 'login_required') {
    return <CreationFailed isSaving={isSaving} onBack={forgetProblem} onRetry={() => void create()} />;
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('create.title')}
      closeLabel={t('close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} variant="primary" loading={isSaving}>
            {t('create.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate {...unsaved(name !== (creation.initialName ?? ''))}>
        <TextField
          ref={field}
          label={t('create.name')}
          value={name}
          autoComplete="off"
          error={problem ? t(`nameProblem.${problem}`, { most: LIST_NAME_MAX_LENGTH }) : undefined}
          onChange={(event) => rename(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
