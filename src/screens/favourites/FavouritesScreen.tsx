import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ScreenFrame } from '../../components/ScreenFrame.ts';
import { Button } from '../../design-system/Button.tsx';
import { EmptyState } from '../../design-system/EmptyState.tsx';
import { parseSharedList } from '../../domain/favourites/sharedList.ts';
import { useOpenedFavourites } from '../../state/favourites/useFavourites.ts';
import { FavouritesSkeleton } from './FavouritesSkeleton.tsx';
import { OwnLists } from './OwnLists.tsx';
import { SharedListView } from './SharedListView.tsx';

/** The customer's lists, or a shared list (experience: Favourites). */
export function FavouritesScreen() {
  const { t } = useTranslation('favourites');
  const { search } = useLocation();
  const { shown, known, failed, retry } = useOpenedFavourites();
  const shared = useMemo(() => parseSharedList(search), [search]);
  if (shared) {
    return (
      <ScreenFrame>
        <SharedListView key={search} shared={shared} />
      </ScreenFrame>
    );
  }
  if (failed) {
    return (
      <ScreenFrame role="alert">
        <EmptyState
          title={t('failed.title')}
          text={t('failed.text')}
          actions={
            <Button variant="primary" onClick={retry}>
              {t('retry')}
            </Button>
          }
        />
      </ScreenFrame>
    );
  }
  return <ScreenFrame>{known ? <OwnLists lists={shown} /> : <FavouritesSkeleton />}</ScreenFrame>;
}
