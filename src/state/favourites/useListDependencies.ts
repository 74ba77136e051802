import { useMemo } from 'react';
import { usePortal } from '../usePortal.ts';
import type { ListDependencies } from './listDependencies.ts';
import { useFavouritesService } from './useFavouritesService.ts';

/** What a screen hands to the use cases of favourite lists. */
export const useListDependencies = (): ListDependencies => {
  const favourites = useFavouritesService();
  const { errors } = usePortal();
  return useMemo(() => ({ favourites, errors }), [favourites, errors]);
};
