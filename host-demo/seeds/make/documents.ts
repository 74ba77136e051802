import type { NoticeDocument, ProductSeed, SeedMessage } from '../types.ts';

/** `document`: its text has {number}, {amount} and {due} of that. */
export type Notice = {
  body: string;
  isRead: boolean;
  about?: { kind: string; product_id?: number };
} & ({ date: string } | { document: NoticeDocument });

const CREATED = '2026-03-02T09:00:00.000Z';

export function favouriteLists(
  defaults: readonly ProductSeed[],
  own: readonly { name: string; products: readonly ProductSeed[] }[],
): Record<string, unknown> {
  const list = (id: string, name: string, products: readonly ProductSeed[], isDefault: boolean) => ({
    id,
    name,
    is_default: isDefault,
    is_current: isDefault,
    deleted: false,
    product_ids: products.map(({ product }) => product.id),
    createdAt: CREATED,
    updatedAt: CREATED,
  });
  return {
    migrated: true,
    lists: {
      default: list('default', 'favorites_list_default', defaults, true),
      ...Object.fromEntries(
        own.map(({ name, products }, index) => [
          `list-${index + 1}`,
          list(`list-${index + 1}`, name, products, false),
        ]),
      ),
    },
  };
}

/** Favourites from before lists existed, not migrated yet (rules: Favourite lists). */
export function legacyFavourites(products: readonly ProductSeed[]): Record<string, unknown> {
  return { favorites: Object.fromEntries(products.map(({ product }) => [String(product.id), true])) };
}

export function notifications(notices: readonly Notice[]): { messages: Record<string, SeedMessage> } {
  return {
    messages: Object.fromEntries(
      notices.map(({ body, isRead, about, ...when }, index) => {
        const id = `notice-${index + 1}`;
        const date = 'date' in when ? when.date : CREATED;
        const document = 'document' in when && { document: when.document };
        return [
          id,
          { id, body, date, is_read: isRead, updated_at: date, delete: false, ...about, ...document },
        ];
      }),
    ),
  };
}
