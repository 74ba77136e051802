import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { Button } from '../../design-system/Button.tsx';
import { Checkbox } from '../../design-system/Checkbox.tsx';
import { Dialog } from '../../design-system/Dialog.tsx';
import { NativeSelect } from '../../design-system/NativeSelect.tsx';
import { TextLink } from '../../design-system/TextLink.ts';
import { currentList, type FavouriteList } from '../../domain/favourites/favouriteList.ts';
import { paths } from '../../routing/paths.ts';
import type { FavouriteProduct } from '../../state/favourites/favouritesService.ts';
import { setCurrentList, setInList } from '../../state/favourites/manageLists.ts';
import { useFavourites } from '../../state/favourites/useFavourites.ts';
import { useListDependencies } from '../../state/favourites/useListDependencies.ts';
import { useFavouriteNotices } from './useFavouriteNotices.ts';
import { useListName } from './useListName.ts';

const ListFieldset = styled.fieldset`
  display: grid;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > label {
    min-height: 36px;
    overflow-wrap: anywhere;
  }
`;

const Legend = styled.legend`
  padding: 0;
  margin-block-end: 4px;
  color: var(--wp-muted);
  font-size: 13px;
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;

  & > button {
    margin-inline-start: -10px;
    padding-inline: 10px;
  }
`;

const CurrentListField = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
  padding-block-start: 12px;
  border-block-start: 1px solid var(--wp-line);
`;

const RemoveAllButton = styled(Button)`
  min-width: max-content;
`;

const useShownFailure = () => {
  const notices = useFavouriteNotices();
  return async (change: ReturnType<typeof setCurrentList>) => {
    const result = await change;
    if (!result.ok) notices.refused(result.reason);
  };
};

function CurrentListChoice({ lists }: { lists: readonly FavouriteList[] }) {
  const { t } = useTranslation('favourites');
  const dependencies = useListDependencies();
  const showFailure = useShownFailure();
  const { nameOf } = useListName();
  return (
    <CurrentListField>
      <span aria-hidden>{t('choose.current')}</span>
      <NativeSelect
        label={t('choose.current')}
        value={currentList(lists)?.id ?? ''}
        options={lists.map((list) => ({ value: list.id, label: nameOf(list) }))}
        onChange={(event) => void showFailure(setCurrentList(dependencies, event.currentTarget.value))}
      />
    </CurrentListField>
  );
}

const useListChoice = (product: FavouriteProduct) => {
  const dependencies = useListDependencies();
  const showFailure = useShownFailure();
  const lists = useFavourites((favourites) => favourites.shown);
  const { id } = product.product;
  const selectedIds = lists.filter(({ productIds }) => productIds.includes(id)).map((list) => list.id);
  const [initialLists] = useState(lists);
  const initialIds = initialLists.filter(({ productIds }) => productIds.includes(id)).map((list) => list.id);

  const setIn = (listId: string, isIn: boolean) =>
    showFailure(setInList(dependencies, listId, product, isIn, initialLists));
  const isChanged = selectedIds.join() !== initialIds.join();
  const undo = () => {
    for (const listId of initialIds) void setIn(listId, true);
  };
  return { lists, selectedIds, setIn, isChanged, undo };
};

function ListLinks({ onCreate, onLeave }: { onCreate(): void; onLeave(): void }) {
  const { t } = useTranslation('favourites');
  return (
    <Links>
      <Button variant="quiet" onClick={onCreate}>
        <Plus aria-hidden />
        {t('choose.newList')}
      </Button>
      <TextLink as={Link} to={paths.favourites()} onClick={onLeave}>
        {t('choose.manage')}
      </TextLink>
    </Links>
  );
}

type ListChooserProps = {
  product: FavouriteProduct;
  productName: string;
  onCreate(): void;
  onRemoveAll(): void;
  onClose(): void;
  onChanged(undo: () => void): void;
};

/** Each choice is saved at once (rules: Favourite lists). */
export function ListChooser({
  product,
  productName,
  onCreate,
  onRemoveAll,
  onClose,
  onChanged,
}: ListChooserProps) {
  const { t } = useTranslation('favourites');
  const format = useFormat();
  const { nameOf } = useListName();
  const { lists, selectedIds, setIn, isChanged, undo } = useListChoice(product);
  const close = () => (isChanged ? onChanged(undo) : onClose());

  return (
    <Dialog
      open
      size="medium"
      onClose={close}
      title={t('choose.title')}
      closeLabel={t('close')}
      description={productName}
      actions={
        <>
          <RemoveAllButton disabled={selectedIds.length === 0} onClick={onRemoveAll}>
            {t('choose.removeAll')}
          </RemoveAllButton>
          <Button variant="primary" onClick={close}>
            {t('choose.done')}
          </Button>
        </>
      }
    >
      <ListFieldset>
        <Legend>{t('choose.lists')}</Legend>
        {lists.map((list) => (
          <Checkbox
            key={list.id}
            label={nameOf(list)}
            aside={format.number(list.productIds.length)}
            checked={selectedIds.includes(list.id)}
            onChange={(event) => void setIn(list.id, event.currentTarget.checked)}
          />
        ))}
      </ListFieldset>
      <ListLinks onCreate={onCreate} onLeave={onClose} />
      <CurrentListChoice lists={lists} />
    </Dialog>
  );
}
