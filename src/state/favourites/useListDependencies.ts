import { useMemo } from 'react';
import { usePortal } from '../usePortal.ts';
import type { ListDependencies } from './favouritesService.ts';
import { useFavouritesService } from './useFavouritesService.ts';

export const useListDependencies = (): ListDependencies => {
  const favourites = useFavouritesService();
  const { errors } = usePortal();
  return useMemo(() => ({ favourites, errors }), [favourites, errors]);
};
