import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { ConfirmDialog } from '../../design-system/ConfirmDialog.tsx';
import type { FavouriteList } from '../../domain/favourites/favouriteList.ts';
import { paths } from '../../routing/paths.ts';
import { deleteList, dropFromList, setCurrentList } from '../../state/favourites/manageLists.ts';
import { useListDependencies } from '../../state/favourites/useListDependencies.ts';
import { useListProducts } from '../../state/favourites/useListProducts.ts';
import { EmptyList } from './EmptyList.tsx';
import { ListActions } from './ListActions.tsx';
import { ListProducts } from './ListProducts.tsx';
import { ListTitle } from './ListTitle.tsx';
import { ListHeader } from './listLayout.ts';
import { useFavouriteNotices } from './useFavouriteNotices.ts';
import { useListName } from './useListName.ts';

const GoneFrame = styled.div`
  margin-block-end: 12px;
`;

type GoneProductsProps = { gone: readonly number[]; onRemove(): void };

function GoneProducts({ gone, onRemove }: GoneProductsProps) {
  const { t } = useTranslation('favourites');
  return (
    gone.length > 0 && (
      <GoneFrame>
        <Alert
          tone="info"
          title={t('gone.title', { count: gone.length })}
          action={<Button onClick={onRemove}>{t('gone.remove')}</Button>}
        >
          {t('gone.text')}
        </Alert>
      </GoneFrame>
    )
  );
}

const useListChanges = (list: FavouriteList, name: string) => {
  const { t } = useTranslation('favourites');
  const dependencies = useListDependencies();
  const navigate = useNavigate();
  const notices = useFavouriteNotices();

  const showResult = async (change: ReturnType<typeof setCurrentList>, successText?: string) => {
    const result = await change;
    if (!result.ok) notices.refused(result.reason);
    else if (successText !== undefined) notices.done(successText);
  };
  const remove = async () => {
    const result = await deleteList(dependencies, list.id);
    if (!result.ok) return notices.refused(result.reason);
    void navigate(paths.favourites(), { replace: true });
    notices.deleted(name, result.value.undo);
  };
  return {
    choose: () => showResult(setCurrentList(dependencies, list.id), t('current.set', { list: name })),
    drop: (productIds: readonly number[]) => showResult(dropFromList(dependencies, list.id, productIds)),
    remove,
  };
};

type ListViewProps = { list: FavouriteList };

export function ListView({ list }: ListViewProps) {
  const { t } = useTranslation('favourites');
  const { nameOf } = useListName();
  const [isRenaming, setRenaming] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const listProducts = useListProducts(list.productIds);
  const { gone } = listProducts;
  const name = nameOf(list);
  const { choose, drop, remove } = useListChanges(list, name);
  const isEmpty = list.productIds.length === 0;
  return (
    <section aria-label={name}>
      <ListHeader>
        <ListTitle list={list} isRenaming={isRenaming} onDone={() => setRenaming(false)} />
        <ListActions
          list={list}
          listName={name}
          onRename={() => setRenaming(true)}
          onChoose={() => void choose()}
          onDelete={() => setDeleting(true)}
        />
      </ListHeader>
      <GoneProducts gone={gone} onRemove={() => void drop(gone)} />
      {isEmpty ? (
        <EmptyList />
      ) : (
        <ListProducts listProducts={listProducts} usual={list.usual} listId={list.id} />
      )}
      <ConfirmDialog
        open={isDeleting}
        danger
        title={t('delete.title', { list: name })}
        description={t('delete.text', { count: list.productIds.length })}
        confirmLabel={t('delete.confirm')}
        cancelLabel={t('cancel')}
        onConfirm={() => {
          setDeleting(false);
          void remove();
        }}
        onCancel={() => setDeleting(false)}
      />
    </section>
  );
}
