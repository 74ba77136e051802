import { Check, ClipboardList, Ellipsis, Pencil, Share2, Tags, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../design-system/Button.tsx';
import { IconButton } from '../../design-system/IconButton.tsx';
import { Menu } from '../../design-system/Menu.tsx';
import type { FavouriteList } from '../../domain/favourites/favouriteList.ts';
import { paths } from '../../routing/paths.ts';
import { ShareDialog } from './lazyDialogs.tsx';
import { Actions } from './listLayout.ts';
import { OrderAll } from './OrderAll.tsx';

type ListActionsProps = {
  list: FavouriteList;
  listName: string;
  onRename(): void;
  onChoose(): void;
  onDelete(): void;
};

const useMenuItems = ({ list, onRename, onChoose, onDelete }: Omit<ListActionsProps, 'listName'>) => {
  const { t } = useTranslation('favourites');
  const navigate = useNavigate();
  const isEmpty = list.productIds.length === 0;
  const editItems = [
    { key: 'rename', label: t('rename.action'), icon: <Pencil />, onSelect: onRename },
    {
      key: 'delete',
      label: t('delete.action'),
      icon: <Trash2 />,
      danger: true,
      startsGroup: true,
      onSelect: onDelete,
    },
  ];
  return [
    {
      key: 'count',
      label: t('shelf.title'),
      icon: <ClipboardList />,
      disabled: isEmpty,
      onSelect: () => void navigate(paths.shelfCount(list.id)),
    },
    {
      key: 'labels',
      label: t('labels.title'),
      icon: <Tags />,
      disabled: isEmpty,
      onSelect: () => void navigate(paths.shelfLabels(list.id)),
    },
    {
      key: 'current',
      label: t('current.choose'),
      icon: <Check />,
      disabled: list.isCurrent,
      onSelect: onChoose,
    },
    ...(list.isDefault ? [] : editItems),
  ];
};

export function ListActions(props: ListActionsProps) {
  const { list, listName } = props;
  const { t } = useTranslation('favourites');
  const [isSharing, setSharing] = useState(false);
  const items = useMenuItems(props);
  const isEmpty = list.productIds.length === 0;
  return (
    <Actions>
      <Button disabled={isEmpty} onClick={() => setSharing(true)}>
        <Share2 aria-hidden />
        {t('share.action')}
      </Button>
      <OrderAll name={listName} list={list} />
      <Menu
        label={t('more', { list: listName })}
        trigger={
          <IconButton
            variant="secondary"
            label={t('more', { list: listName })}
            icon={<Ellipsis aria-hidden />}
          />
        }
        items={items}
      />
      {isSharing && (
        <ShareDialog
          list={{ name: listName, productIds: [...list.productIds], usual: list.usual }}
          onClose={() => setSharing(false)}
        />
      )}
    </Actions>
  );
}
