import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { Button } from '../../design-system/Button.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { currentList, type FavouriteList } from '../../domain/favourites/favouriteList.ts';
import { paths } from '../../routing/paths.ts';
import { useFavourites } from '../../state/favourites/useFavourites.ts';
import { CreateListDialog } from './CreateListDialog.tsx';
import { ListNavigation } from './ListNavigation.tsx';
import { ListView } from './ListView.tsx';
import { Head, Muted, Sheet } from './listLayout.ts';

type OwnListsProps = { lists: readonly FavouriteList[] };

/** The customer's lists and the one in the URL; default: the current list. */
export function OwnLists({ lists }: OwnListsProps) {
  const { t } = useTranslation('favourites');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [isCreating, setCreating] = useState(false);
  const sync = useFavourites((favourites) => favourites.sync);
  const asked = params.get('list');
  const list = lists.find(({ id }) => id === asked) ?? currentList(lists);

  return (
    <>
      <Head>
        <Heading>{t('title')}</Heading>
        {(sync === 'offline' || sync === 'refused') && <Muted role="status">{t(`sync.${sync}`)}</Muted>}
        <Button onClick={() => setCreating(true)}>
          <Plus aria-hidden />
          {t('newList')}
        </Button>
      </Head>
      <Sheet>
        <ListNavigation lists={lists} chosen={list?.id ?? null} />
        {list && <ListView key={list.id} list={list} />}
      </Sheet>
      {isCreating && (
        <CreateListDialog
          onClose={() => setCreating(false)}
          onCreated={(_, id) => {
            setCreating(false);
            void navigate(paths.favourites(`list=${id}`));
          }}
        />
      )}
    </>
  );
}
