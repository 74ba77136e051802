import { ownerKey } from '../../domain/access/ownerKey.ts';
import { readJson, textsOf } from '../../platform/localJson.ts';
import type { PortalContext } from '../portal.ts';

/** `email`: who counts; drafts of different customers of one browser stay apart. */
export type ShelfStore = Pick<PortalContext, 'local'> & { email: string };

export type TypedShelf = Readonly<Record<string, string>>;

const keyOf = ({ email }: ShelfStore, listId: string): string => `shelf.${ownerKey(email)}.${listId}`;

export const readShelf = (store: ShelfStore, listId: string): TypedShelf =>
  textsOf(readJson(store.local.read(keyOf(store, listId))));

/** Returns whether the counts are stored beyond this page. */
export const storeShelf = (store: ShelfStore, listId: string, typed: TypedShelf): boolean =>
  store.local.write(keyOf(store, listId), JSON.stringify(typed));

export const removeShelf = (store: ShelfStore, listId: string): void =>
  store.local.remove(keyOf(store, listId));
