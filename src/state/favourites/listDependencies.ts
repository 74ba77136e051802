import type { PortalContext } from '../portal.ts';
import type { FavouritesService } from './favouritesService.ts';

/** What the use cases of favourite lists need. */
export type ListDependencies = Pick<PortalContext, 'errors'> & {
  favourites: Pick<FavouritesService, 'state' | 'open' | 'change'>;
};
