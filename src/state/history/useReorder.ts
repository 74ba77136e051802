import { useQueryClient } from '@tanstack/react-query';
import { useCartService } from '../cart/useCartService.ts';
import { usePortal } from '../usePortal.ts';

/** Returns `reorder`, whose code is loaded by the first press. What fails adds nothing, and the customer chooses instead. */
export const useReorder = (): ((id: string) => Promise<number>) => {
  const { http } = usePortal();
  const queries = useQueryClient();
  const cart = useCartService();
  return async (id) => {
    try {
      const { reorder } = await import(/* webpackChunkName: "order" */ './reorder.ts');
      return await reorder({ http, queries, cart }, id);
    } catch {
      return 0;
    }
  };
};
