import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ScreenFrame } from '../../components/ScreenFrame.ts';
import { Button } from '../../design-system/Button.tsx';
import { EmptyState } from '../../design-system/EmptyState.tsx';
import { parseSharedList } from '../../domain/favourites/sharedList.ts';
import { useOpenedFavourites } from '../../state/favourites/useFavourites.ts';
import { FavouriteLists } from './FavouriteLists.tsx';
import { FavouritesSkeleton } from './FavouritesSkeleton.tsx';
import { SharedListView } from './SharedListView.tsx';

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
  return <ScreenFrame>{known ? <FavouriteLists lists={shown} /> : <FavouritesSkeleton />}</ScreenFrame>;
}
