import type { Workspace } from '../workspace.ts';

/** Asks for the name of a favourite list that begins with these products, each once (experience: Cart, save as list). */
export const saveAsList = ({ favourites }: Workspace, productIds: readonly number[]): void =>
  favourites.setState({ toSave: [...new Set(productIds)] });
