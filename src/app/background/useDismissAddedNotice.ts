import { useEffect } from 'react';
import { usePathname } from '../../components/NavigationProvider.tsx';
import { useToast } from '../../design-system/toasts.ts';
import type { CartEntry } from '../../domain/cart/cart.ts';
import { paths } from '../../routing/paths.ts';
import { useCartService } from '../../state/cart/useCartService.ts';
import { ADDED_NOTICE } from '../../widgets/cart/addedNotice.ts';

type HasEntries = { entries: readonly CartEntry[] };

const contentsOf = ({ entries }: HasEntries): string =>
  entries.map(({ key, line }) => `${key} ${line.quantity} ${line.unit?.code} ${line.typedSize}`).join();

/**
 * Dismisses the notice about added products when the cart changes otherwise and on the cart screen. An add changes the
 * cart before its notice is shown, so the newest notice stays.
 */
export const useDismissAddedNotice = (): void => {
  const { state } = useCartService();
  const { dismiss } = useToast();
  const isCart = usePathname() === paths.cart();
  useEffect(() => {
    if (isCart) dismiss(ADDED_NOTICE);
  }, [isCart, dismiss]);
  useEffect(
    () =>
      state.subscribe((now, before) => {
        if (now.entries !== before.entries && contentsOf(now) !== contentsOf(before)) dismiss(ADDED_NOTICE);
      }),
    [state, dismiss],
  );
};
