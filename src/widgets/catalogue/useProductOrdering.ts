import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStableNavigation } from '../../components/NavigationProvider.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { useToast } from '../../design-system/toasts.ts';
import type { AdjustedQuantity } from '../../design-system/useQuantity.ts';
import type { CartEntry } from '../../domain/cart/cart.ts';
import type { Offer } from '../../domain/catalogue/product.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import type { UsualOrder } from '../../domain/favourites/usualQuantity.ts';
import { type Size, toSize } from '../../domain/pricing/size.ts';
import type { UnitOfMeasure } from '../../domain/pricing/types.ts';
import { paths } from '../../routing/paths.ts';
import { keepForLogin } from '../../state/cart/addAfterLogin.ts';
import type { AddResult } from '../../state/cart/addToCart.ts';
import { addItems } from '../../state/cart/cartService.ts';
import type { LineChangeResult } from '../../state/cart/changeLines.ts';
import { useCartEntry } from '../../state/cart/useCartEntry.ts';
import { useCartService } from '../../state/cart/useCartService.ts';
import { usePortal } from '../../state/usePortal.ts';
import { ADDED_NOTICE } from '../cart/addedNotice.ts';
import { useUndoNotice } from '../cart/useUndoNotice.ts';

/** The quantity, unit and size in the cart, or else those being chosen. */
export type ProductOrdering = {
  productId: number;
  inCart: boolean;
  /** In the chosen unit. */
  quantity: string;
  unit: UnitOfMeasure | null;
  /** Null when the company uses no sizes. */
  size: Size | null;
  changeQuantity(quantity: string): void;
  /** Returns an error text, or ''. */
  changeSize(size: Size | null): string;
  changeUnit(unit: UnitOfMeasure): void;
  /** Adjusts the quantity, with a reason. */
  settle(quantity: string): AdjustedQuantity;
  /** Returns whether it was added. */
  add(quantity: string): boolean;
};

type Options = {
  productId: number;
  offer: Offer | null;
  section: string;
  /** Every add creates a line, for several sizes of a product. */
  alwaysNew?: boolean;
  /** Chosen at first; 1 in the first unit without it. */
  initial?: UsualOrder | undefined;
};

export const useProductOrdering = ({
  productId,
  offer,
  section,
  alwaysNew = false,
  initial,
}: Options): ProductOrdering => {
  const { t } = useTranslation('catalogue');
  const cart = useCartService();
  const { navigate, currentUrl } = useStableNavigation();
  const toast = useToast();
  const notice = useUndoNotice();
  const format = useFormat();
  const cartEntry = useCartEntry(productId);
  const [typedQuantity, setTypedQuantity] = useState<string | null>(null);
  const [chosenUnit, setChosenUnit] = useState<UnitOfMeasure | null>(null);
  /** Undefined until the customer chooses one. */
  const [typedSize, setTypedSizeState] = useState<Size | null>();
  /** Current at once: Enter takes a size and adds the product in one go. */
  const latestSize = useRef<Size | null>(undefined);
  const portal = usePortal();
  const { settings } = portal.company;
  const entry = alwaysNew ? null : cartEntry;
  const unit = entry ? entry.line.unit : (chosenUnit ?? initial?.unit ?? offer?.units[0] ?? null);
  const sizeToAdd = (typed: Size | null | undefined) =>
    typed === undefined ? (initial?.size ?? null) : typed;
  const size = !settings.sizeInput ? null : entry ? toSize(entry.line) : sizeToAdd(typedSize);
  const setTypedSize = (next: Size | null | undefined) => {
    latestSize.current = next;
    setTypedSizeState(next);
  };

  const showAddResult = (result: AddResult, product: string, quantity: string, addedSize: Size | null) => {
    if (!result.ok) return void toast.show({ tone: 'warn', text: t(`refused.${result.reason}`) });
    const [skipped] = result.skipped;
    if (skipped) {
      toast.show({
        tone: 'warn',
        text: t(`skipped.${skipped.reason}`, { units: format.number(skipped.units), product }),
      });
      return;
    }
    toast.show({
      id: ADDED_NOTICE,
      tone: 'ok',
      text: t('added', {
        quantity: [format.number(quantity), addedSize?.text].filter(Boolean).join(' × '),
        product,
      }),
      ...(currentUrl() !== paths.cart() && {
        action: { label: t('viewCart'), onAction: () => navigate(paths.cart()) },
      }),
    });
  };

  const add = (quantity: string) => {
    if (!offer) return false;
    const addedSize = entry || !settings.sizeInput ? size : sizeToAdd(latestSize.current);
    const item = { offer, quantity, unit, size: addedSize, section };
    const result = addItems(cart, [item]);
    if (!result.ok && result.reason === 'login_required') {
      keepForLogin(portal, item);
      navigate(paths.login(currentUrl()));
      return false;
    }
    showAddResult(result, productTitle(offer.product, settings).name, quantity, addedSize);
    const isAdded = result.ok && result.skipped.length === 0;
    if (isAdded) {
      setTypedQuantity(null);
      if (!alwaysNew) setTypedSize(undefined);
    }
    return isAdded;
  };

  const titleOf = ({ line }: CartEntry) => productTitle({ ...line, barcode: '' }, settings).name;

  const refusalText = (result: LineChangeResult | undefined): string => {
    if (!result || result.ok || !entry) return '';
    return t('skipped.no_inventory', { units: format.number(result.units), product: titleOf(entry) });
  };

  const showRefusal = (result: LineChangeResult | undefined) => {
    const text = refusalText(result);
    if (text) toast.show({ tone: 'warn', text });
  };

  const changeQuantity = (quantity: string) => {
    if (!entry) return setTypedQuantity(quantity);
    const result = cart.actions()?.setQuantity(entry.key, quantity);
    if (result?.ok) return notice.removed(titleOf(entry), result.undo);
    showRefusal(result);
  };

  const changeSize = (next: Size | null): string => {
    if (entry) return refusalText(cart.actions()?.setSize(entry.key, next));
    setTypedSize(next);
    return '';
  };

  /** A product in the cart keeps its previous quantity; otherwise the typed text stays and can't be added. */
  const settle = (quantity: string): AdjustedQuantity => {
    const item = offer && { offer, quantity, unit, size, section };
    const units = entry
      ? cart.actions()?.stockShortfall(entry.line, quantity)
      : item && cart.actions()?.stockShortfallOfItem(item);
    return units
      ? {
          value: entry ? entry.line.quantity : quantity,
          reason: t('noInventory', { units: format.number(units) }),
        }
      : { value: quantity };
  };

  return {
    productId,
    inCart: entry !== null,
    quantity: entry ? entry.line.quantity : (typedQuantity ?? initial?.quantity ?? '1'),
    unit,
    size,
    changeSize,
    changeQuantity,
    changeUnit: (next) =>
      entry ? showRefusal(cart.actions()?.setUnit(entry.key, next)) : setChosenUnit(next),
    settle,
    add,
  };
};
