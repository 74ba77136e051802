import type { Workspace } from '../workspace.ts';

/** Opens the dialog that names a new list with these products (experience: Cart, save as list). */
export const saveAsList = ({ favourites }: Workspace, productIds: readonly number[]): void =>
  favourites.setState({ toSave: [...new Set(productIds)] });
