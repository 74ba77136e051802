import { useTranslation } from 'react-i18next';
import { DEFAULT_LIST_NAME, type FavouriteList } from '../../domain/favourites/favouriteList.ts';

/** The default list's name is translated (rules: Favourite lists). */
export const useListName = () => {
  const { t } = useTranslation('favourites');
  const defaultName = t('defaultName');
  return {
    defaultName,
    nameOf: ({ name }: Pick<FavouriteList, 'name'>) => (name === DEFAULT_LIST_NAME ? defaultName : name),
  };
};
