import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../design-system/Button.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { MutedText } from '../../design-system/MutedText.ts';
import { currentList, type FavouriteList } from '../../domain/favourites/favouriteList.ts';
import { paths } from '../../routing/paths.ts';
import { useFavourites } from '../../state/favourites/useFavourites.ts';
import { ListNavigation } from './ListNavigation.tsx';
import { ListView } from './ListView.tsx';
import { CreateListDialog } from './lazyDialogs.tsx';
import { ListColumns, ListHeader } from './listLayout.ts';

type FavouriteListsProps = { lists: readonly FavouriteList[] };

/** The URL selects a list; default: the current one. */
export function FavouriteLists({ lists }: FavouriteListsProps) {
  const { t } = useTranslation('favourites');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [isCreating, setCreating] = useState(false);
  const sync = useFavourites((favourites) => favourites.sync);
  const requestedId = params.get('list');
  const list = lists.find(({ id }) => id === requestedId) ?? currentList(lists);

  return (
    <>
      <ListHeader>
        <Heading>{t('title')}</Heading>
        {(sync === 'offline' || sync === 'refused') && (
          <MutedText as="span" role="status">
            {t(`sync.${sync}`)}
          </MutedText>
        )}
        <Button onClick={() => setCreating(true)}>
          <Plus aria-hidden />
          {t('newList')}
        </Button>
      </ListHeader>
      <ListColumns>
        <ListNavigation lists={lists} selectedId={list?.id ?? null} />
        {list && <ListView key={list.id} list={list} />}
      </ListColumns>
      {isCreating && (
        <CreateListDialog
          onClose={() => setCreating(false)}
          onCreated={(_, id) => {
            setCreating(false);
            void navigate(paths.favourites(`list=${encodeURIComponent(id)}`));
          }}
        />
      )}
    </>
  );
}
