import type { PortalContext } from '../portal.ts';
import type { FavouritesService } from './favouritesService.ts';

export type ListDependencies = Pick<PortalContext, 'errors'> & {
  favourites: Pick<FavouritesService, 'state' | 'open'>;
};
