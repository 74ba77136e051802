import { createContext } from 'react';
import { useService } from '../useService.ts';
import type { FavouritesService } from './favouritesService.ts';

export const FavouritesContext = createContext<FavouritesService | null>(null);

export const useFavouritesService = (): FavouritesService => useService(FavouritesContext);
