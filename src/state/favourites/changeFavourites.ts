import type { Result } from '../result.ts';
import type {
  FavouriteActions,
  FavouritesService,
  FavouritesState,
  ListDependencies,
} from './favouritesService.ts';

type Favourites = Pick<FavouritesService, 'state'> & FavouriteActions;

export type FavouritesResult<Value> = Result<Value, 'login_required' | 'failed'>;

/** Time to wait for the cloud store before local data is used, in a new browser. */
const READ_TIMEOUT_MS = 3_000;

const until = (
  { state }: Pick<Favourites, 'state'>,
  holds: (state: FavouritesState) => boolean,
  timeoutMs: number,
): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(done, timeoutMs);
    const stop = state.subscribe((now) => holds(now) && done());
    if (holds(state.getState())) done();
  });

/** Resolves when the favourites are saved, queued or refused, at the latest after `most` ms. */
export const untilSettled = (favourites: Pick<Favourites, 'state'>, most: number): Promise<void> =>
  until(favourites, ({ sync }) => sync !== 'saving', most);

/**
 * Opens the favourites if necessary and runs an action. Failures are logged and returned (rules: Favourite lists).
 */
export const withFavourites = async <Value>(
  { favourites, errors }: ListDependencies,
  work: (favourites: Favourites) => Value | Promise<Value>,
): Promise<FavouritesResult<Value>> => {
  try {
    const actions = await favourites.open();
    if (!actions) return { ok: false, reason: 'login_required' };
    await until(favourites, ({ known, sync }) => known || sync !== 'saving', READ_TIMEOUT_MS);
    return { ok: true, value: await work({ state: favourites.state, change: actions.change }) };
  } catch (error) {
    errors.report('Changing the favourites', error);
    return { ok: false, reason: 'failed' };
  }
};
