import { useEffect, useEffectEvent, useState } from 'react';
import { focusedElement } from '../../design-system/focusedElement.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import { listsWithProduct } from '../../domain/favourites/favouriteList.ts';
import { usualQuantitiesOfLines } from '../../domain/favourites/usualQuantitiesOfLines.ts';
import type { FavouriteProduct } from '../../state/favourites/favouritesService.ts';
import { followHearts } from '../../state/favourites/followHearts.ts';
import { removeFromLists } from '../../state/favourites/manageLists.ts';
import { toggleProduct } from '../../state/favourites/toggleProduct.ts';
import { useFavouriteRequests } from '../../state/favourites/useFavourites.ts';
import { useFavouritesService } from '../../state/favourites/useFavouritesService.ts';
import { useListDependencies } from '../../state/favourites/useListDependencies.ts';
import { useCompany } from '../../state/usePortal.ts';
import { CreateListDialog } from './CreateListDialog.tsx';
import { ListChooser } from './ListChooser.tsx';
import { useFavouriteNotices } from './useFavouriteNotices.ts';
import { useListName } from './useListName.ts';

type OpenOverlay = { overlay: 'chooser' | 'create'; product: FavouriteProduct };

type SaveAsListProps = { lines: Parameters<typeof usualQuantitiesOfLines>[0] };

function SaveAsList({ lines }: SaveAsListProps) {
  const { requests } = useFavouritesService();
  const notices = useFavouriteNotices();
  const clearRequest = () => requests.setState({ toSave: null });
  const { productIds, usual } = usualQuantitiesOfLines(lines);
  return (
    <CreateListDialog
      productIds={productIds}
      usual={usual}
      onClose={clearRequest}
      onCreated={(name, id) => {
        clearRequest();
        notices.saved(name, productIds.length, id);
      }}
    />
  );
}

/** Handles all favourite buttons (rules: Favourite lists), and names the list that a cart is saved as. */
export function FavouriteOverlays() {
  const dependencies = useListDependencies();
  const { settings } = useCompany();
  const { state, requests } = useFavouritesService();
  const toSave = useFavouriteRequests(({ toSave }) => toSave);
  const notices = useFavouriteNotices();
  const { nameOf } = useListName();
  const [openOverlay, setOpenOverlay] = useState<OpenOverlay | null>(null);
  const [heartButtons] = useState(() => new WeakMap<FavouriteProduct, HTMLElement>());

  const titleOf = ({ product }: FavouriteProduct) => productTitle(product, settings).name;
  const openChooser = (product: FavouriteProduct) => setOpenOverlay({ overlay: 'chooser', product });
  const close = () => setOpenOverlay(null);
  /** The toast closes first, so the heart has to get the focus that the chooser returns. */
  const reopenChooser = (product: FavouriteProduct) => {
    heartButtons.get(product)?.focus({ preventScroll: true });
    openChooser(product);
  };

  const toggle = useEffectEvent(async (product: FavouriteProduct) => {
    const result = await toggleProduct(dependencies, product);
    if (!result.ok) return notices.refused(result.reason);
    const { addedTo } = result.value;
    if (!addedTo) return openChooser(product);
    notices.added(titleOf(product), nameOf(addedTo), () => reopenChooser(product));
  });
  useEffect(
    () =>
      followHearts(requests, (product) => {
        const button = focusedElement();
        if (button instanceof HTMLElement) heartButtons.set(product, button);
        void toggle(product);
      }),
    [requests, heartButtons],
  );

  const remove = async (product: FavouriteProduct) => {
    close();
    const result = await removeFromLists(dependencies, product.product.id);
    if (result.ok) notices.removed(titleOf(product), result.value.undo);
    else notices.refused(result.reason);
  };

  const showChanges = (product: FavouriteProduct, undo: () => void) => {
    close();
    const lists = listsWithProduct(state.getState().all, product.product.id).map(nameOf);
    if (lists.length === 0) notices.removed(titleOf(product), undo);
    else notices.added(titleOf(product), lists.join(', '), () => reopenChooser(product));
  };

  if (toSave && !openOverlay) return <SaveAsList lines={toSave} />;
  if (!openOverlay) return null;
  const { overlay, product } = openOverlay;
  return overlay === 'chooser' ? (
    <ListChooser
      product={product}
      productName={titleOf(product)}
      onCreate={() => setOpenOverlay({ overlay: 'create', product })}
      onRemoveAll={() => void remove(product)}
      onClose={close}
      onChanged={(undo) => showChanges(product, undo)}
    />
  ) : (
    <CreateListDialog
      products={[product]}
      onClose={() => openChooser(product)}
      onCreated={(name) => {
        close();
        notices.added(titleOf(product), name, () => reopenChooser(product));
      }}
    />
  );
}
