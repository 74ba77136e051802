import { useEffect, useEffectEvent, useState } from 'react';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import { listsWithProduct } from '../../domain/favourites/favouriteList.ts';
import type { FavouriteProduct } from '../../state/favourites/favouritesAccess.ts';
import { removeFromLists } from '../../state/favourites/manageLists.ts';
import { toggleProduct } from '../../state/favourites/toggleProduct.ts';
import { useListToSave, usePressedHearts } from '../../state/favourites/usePressedHearts.ts';
import { useCompany } from '../../state/usePortal.ts';
import { useWorkspace } from '../../state/useWorkspace.ts';
import { CreateListDialog } from './CreateListDialog.tsx';
import { ListChooser } from './ListChooser.tsx';
import { useFavouriteNotices } from './useFavouriteNotices.ts';
import { useListName } from './useListName.ts';

type Open = { overlay: 'chooser' | 'create'; product: FavouriteProduct };

/**
 * Handles favourite buttons anywhere: toast, list chooser, create dialog (specification §2, Favourites overlays); also
 * names the list that a cart is saved as.
 */
export function FavouriteOverlays() {
  const workspace = useWorkspace();
  const { settings } = useCompany();
  const pressed = usePressedHearts();
  const toSave = useListToSave();
  const notices = useFavouriteNotices();
  const { nameOf } = useListName();
  const [open, setOpen] = useState<Open | null>(null);
  const [hearts] = useState(() => new WeakMap<FavouriteProduct, HTMLElement>());

  const titleOf = ({ product }: FavouriteProduct) => productTitle(product, settings).name;
  const choose = (product: FavouriteProduct) => setOpen({ overlay: 'chooser', product });
  const close = () => setOpen(null);
  /** The toast closes first, so that the chooser returns the focus to the heart. */
  const chooseAgain = (product: FavouriteProduct) => {
    hearts.get(product)?.focus({ preventScroll: true });
    choose(product);
  };

  const answer = useEffectEvent(async (product: FavouriteProduct) => {
    const toggled = await toggleProduct(workspace, product);
    if (!toggled.ok) return notices.refused(toggled.reason);
    const { addedTo } = toggled.value;
    if (!addedTo) return choose(product);
    notices.added(titleOf(product), nameOf(addedTo), () => chooseAgain(product));
  });
  useEffect(() => {
    if (pressed.length === 0) return;
    workspace.favourites.setState({ pressed: [] });
    for (const product of pressed) {
      const heart = document.activeElement;
      if (heart instanceof HTMLElement) hearts.set(product, heart);
      void answer(product);
    }
  }, [pressed, workspace, hearts]);

  const remove = async (product: FavouriteProduct) => {
    close();
    const removed = await removeFromLists(workspace, product.product.id);
    if (removed.ok) notices.removed(titleOf(product), removed.value.undo);
    else notices.refused(removed.reason);
  };

  const finish = (product: FavouriteProduct, undo: () => void) => {
    close();
    const all = workspace.favourites.getState().opened?.state.getState().all ?? [];
    const lists = listsWithProduct(all, product.product.id).map(nameOf);
    if (lists.length === 0) notices.removed(titleOf(product), undo);
    else notices.added(titleOf(product), lists.join(', '), () => chooseAgain(product));
  };

  if (toSave && !open) {
    const forget = () => workspace.favourites.setState({ toSave: null });
    return (
      <CreateListDialog
        productIds={toSave}
        onClose={forget}
        onCreated={(name, id) => {
          forget();
          notices.saved(name, toSave.length, id);
        }}
      />
    );
  }
  if (!open) return null;
  const { overlay, product } = open;
  return overlay === 'chooser' ? (
    <ListChooser
      product={product}
      title={titleOf(product)}
      onCreate={() => setOpen({ overlay: 'create', product })}
      onRemoveAll={() => void remove(product)}
      onClose={close}
      onChanged={(undo) => finish(product, undo)}
    />
  ) : (
    <CreateListDialog
      products={[product]}
      onClose={() => choose(product)}
      onCreated={(name) => {
        close();
        notices.added(titleOf(product), name, () => chooseAgain(product));
      }}
    />
  );
}
