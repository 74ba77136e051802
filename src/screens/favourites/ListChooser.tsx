import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { Button } from '../../design-system/Button.tsx';
import { Checkbox } from '../../design-system/Checkbox.tsx';
import { Dialog } from '../../design-system/Dialog.tsx';
import { NativeSelect } from '../../design-system/NativeSelect.tsx';
import { TextLink } from '../../design-system/TextLink.ts';
import { currentList } from '../../domain/favourites/favouriteList.ts';
import { paths } from '../../routing/paths.ts';
import type { FavouriteProduct } from '../../state/favourites/favouritesAccess.ts';
import { setCurrentList, setInList } from '../../state/favourites/manageLists.ts';
import { useFavourites } from '../../state/favourites/useFavourites.ts';
import { useWorkspace } from '../../state/useWorkspace.ts';
import { useFavouriteNotices } from './useFavouriteNotices.ts';
import { useListName } from './useListName.ts';

const Lists = styled.fieldset`
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

const More = styled.div`
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

const Current = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
  padding-block-start: 12px;
  border-block-start: 1px solid var(--wp-line);
`;

/** On a phone this button needs its own width. */
const RemoveAll = styled(Button)`
  min-width: max-content;
`;

type ListChooserProps = {
  product: FavouriteProduct;
  /** Product title. */
  title: string;
  onCreate(): void;
  onRemoveAll(): void;
  onClose(): void;
  /** Called after changes; `undo` restores the previous lists. */
  onChanged(undo: () => void): void;
};

/** Chooses the lists of a product and the current list; each choice is saved at once (specification §2, up to 480 px). */
export function ListChooser({ product, title, onCreate, onRemoveAll, onClose, onChanged }: ListChooserProps) {
  const { t } = useTranslation('favourites');
  const workspace = useWorkspace();
  const format = useFormat();
  const notices = useFavouriteNotices();
  const { nameOf } = useListName();
  const shown = useFavourites((favourites) => favourites.shown);
  const { id } = product.product;
  const holding = shown.filter(({ productIds }) => productIds.includes(id)).map((list) => list.id);
  const [before] = useState(holding);
  const current = currentList(shown);

  const told = async (doing: ReturnType<typeof setCurrentList>) => {
    const answer = await doing;
    if (!answer.ok) notices.refused(answer.reason);
  };
  const isChanged = holding.join() !== before.join();
  const undo = () => {
    for (const listId of before) void told(setInList(workspace, listId, product, true));
  };
  const close = () => (isChanged ? onChanged(undo) : onClose());

  return (
    <Dialog
      open
      size="medium"
      onClose={close}
      title={t('choose.title')}
      closeLabel={t('close')}
      description={title}
      actions={
        <>
          <RemoveAll disabled={holding.length === 0} onClick={onRemoveAll}>
            {t('choose.removeAll')}
          </RemoveAll>
          <Button variant="primary" onClick={close}>
            {t('choose.done')}
          </Button>
        </>
      }
    >
      <Lists>
        <Legend>{t('choose.lists')}</Legend>
        {shown.map((list) => (
          <Checkbox
            key={list.id}
            label={nameOf(list)}
            aside={format.number(list.productIds.length)}
            checked={holding.includes(list.id)}
            onChange={(event) =>
              void told(setInList(workspace, list.id, product, event.currentTarget.checked))
            }
          />
        ))}
      </Lists>
      <More>
        <Button variant="quiet" onClick={onCreate}>
          <Plus aria-hidden />
          {t('choose.newList')}
        </Button>
        <TextLink as={Link} to={paths.favourites()} onClick={onClose}>
          {t('choose.manage')}
        </TextLink>
      </More>
      <Current>
        <span aria-hidden>{t('choose.current')}</span>
        <NativeSelect
          label={t('choose.current')}
          value={current?.id ?? ''}
          options={shown.map((list) => ({ value: list.id, label: nameOf(list) }))}
          onChange={(event) => void told(setCurrentList(workspace, event.currentTarget.value))}
        />
      </Current>
    </Dialog>
  );
}
