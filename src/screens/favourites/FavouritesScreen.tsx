import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ScreenFrame } from '../../design-system/ScreenFrame.ts';
import { parseSharedList } from '../../domain/favourites/sharedList.ts';
import { useOpenedFavourites } from '../../state/favourites/useFavourites.ts';
import { LoadFailed } from '../../widgets/visit/LoadFailed.tsx';
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
        <LoadFailed title={t('failed.title')} text={t('failed.text')} retry={retry} />
      </ScreenFrame>
    );
  }
  return <ScreenFrame>{known ? <FavouriteLists lists={shown} /> : <FavouritesSkeleton />}</ScreenFrame>;
}
