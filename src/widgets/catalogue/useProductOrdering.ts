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
import { packName } from '../../domain/pricing/baseQuantity.ts';
import { type Size, toSize } from '../../domain/pricing/size.ts';
import type { UnitOfMeasure } from '../../domain/pricing/types.ts';
import { paths } from '../../routing/paths.ts';
import { keepForLogin } from '../../state/cart/addAfterLogin.ts';
import { addItems } from '../../state/cart/cartService.ts';
import type { LineChangeResult } from '../../state/cart/changeLines.ts';
import { useCartEntry } from '../../state/cart/useCart.ts';
import { useCartService } from '../../state/cart/useCartService.ts';
import { usePortal } from '../../state/usePortal.ts';
import { useUndoNotice } from '../cart/useUndoNotice.ts';
import { useAddResultNotice } from './useAddResultNotice.ts';

/**
 * The quantity, in its unit, and size in the cart, or else those being chosen. `size`: null when the company
 * uses no sizes. `changeSize` returns an error text, or ''. `keepChoice` keeps what is proposed, whatever becomes known
 * later. `settle` adjusts the quantity, with a reason.
 * `add` returns whether it was added.
 */
export type ProductOrdering = {
  productId: number;
  inCart: boolean;
  quantity: string;
  unit: UnitOfMeasure | null;
  size: Size | null;
  changeQuantity(quantity: string): void;
  changeSize(size: Size | null): string;
  changeUnit(unit: UnitOfMeasure): void;
  keepChoice(): void;
  settle(quantity: string): AdjustedQuantity;
  add(quantity: string): boolean;
};

type InitialOrder = Pick<UsualOrder, 'quantity' | 'unit'> & Partial<Pick<UsualOrder, 'size'>>;

/**
 * `alwaysNew`: every add creates a line, for several sizes of a product. `initial`: chosen at first; 1 in
 * the first unit without it.
 */
type Options = {
  productId: number;
  offer: Offer | null;
  section: string;
  alwaysNew?: boolean;
  initial?: InitialOrder | undefined;
};

const useChoice = ({ offer, initial }: Pick<Options, 'offer' | 'initial'>) => {
  const [quantity, setQuantity] = useState<string | null>(null);
  const [unit, setUnit] = useState<UnitOfMeasure | null>(null);
  const [size, setSize] = useState<Size | null>();
  /** Current at once: Enter takes a size and adds the product in one go. */
  const latestSize = useRef<Size | null>(undefined);
  const orInitial = (chosen: Size | null | undefined) =>
    chosen === undefined ? (initial?.size ?? null) : chosen;
  const proposedUnit = unit ?? initial?.unit ?? offer?.units[0] ?? null;
  const proposedQuantity = quantity ?? initial?.quantity ?? '1';
  const keepUnit = () => setUnit((chosen) => chosen ?? proposedUnit);
  return {
    quantity: proposedQuantity,
    unit: proposedUnit,
    size: orInitial(size),
    sizeNow: () => orInitial(latestSize.current),
    /** A typed quantity keeps its unit, and a chosen unit its quantity, whatever becomes known later. */
    setQuantity: (next: string | null) => {
      setQuantity(next);
      if (next !== null) keepUnit();
    },
    keep: () => {
      setQuantity((chosen) => chosen ?? proposedQuantity);
      keepUnit();
    },
    setUnit: (next: UnitOfMeasure) => {
      setUnit(next);
      setQuantity(proposedQuantity);
    },
    setSize: (next: Size | null | undefined) => {
      latestSize.current = next;
      setSize(next);
    },
  };
};

const useLineChanges = () => {
  const { t } = useTranslation('catalogue');
  const cart = useCartService();
  const toast = useToast();
  const notice = useUndoNotice();
  const format = useFormat();
  const { settings } = usePortal().company;
  const titleOf = ({ line }: CartEntry) => productTitle({ ...line, barcode: '' }, settings).name;
  const refusalText = (entry: CartEntry, result: LineChangeResult | undefined): string =>
    !result || result.ok
      ? ''
      : t('skipped.no_inventory', { units: format.number(result.units), product: titleOf(entry) });
  const showRefusal = (entry: CartEntry, result: LineChangeResult | undefined) => {
    const text = refusalText(entry, result);
    if (text) toast.show({ tone: 'warn', text });
  };
  return {
    setQuantity: (entry: CartEntry, quantity: string) => {
      const result = cart.actions()?.setQuantity(entry.key, quantity);
      if (result?.ok) return notice.removed(titleOf(entry), result.undo);
      showRefusal(entry, result);
    },
    setUnit: (entry: CartEntry, unit: UnitOfMeasure) =>
      showRefusal(entry, cart.actions()?.setUnit(entry.key, unit)),
    setSize: (entry: CartEntry, size: Size | null): string =>
      refusalText(entry, cart.actions()?.setSize(entry.key, size)),
  };
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
  const format = useFormat();
  const cartEntry = useCartEntry(productId);
  const choice = useChoice({ offer, initial });
  const line = useLineChanges();
  const showAddResult = useAddResultNotice();
  const portal = usePortal();
  const { settings } = portal.company;
  const entry = alwaysNew ? null : cartEntry;
  const unit = entry ? entry.line.unit : choice.unit;
  const sizeIf = (size: Size | null) => (settings.sizeInput ? size : null);
  const size = sizeIf(entry ? toSize(entry.line) : choice.size);

  const add = (quantity: string) => {
    if (!offer) return false;
    const addedSize = entry ? size : sizeIf(choice.sizeNow());
    const item = { offer, quantity, unit, size: addedSize, section };
    const result = addItems(cart, [item]);
    if (!result.ok && result.reason === 'login_required') {
      keepForLogin(portal, item);
      navigate(paths.login(currentUrl()));
      return false;
    }
    const product = productTitle(offer.product, settings).name;
    showAddResult(result, { product, quantity, unitName: packName(unit), size: addedSize });
    const isAdded = result.ok && result.skipped.length === 0;
    if (isAdded) {
      choice.setQuantity(null);
      if (!alwaysNew) choice.setSize(undefined);
    }
    return isAdded;
  };

  const changeSize = (next: Size | null): string => {
    if (entry) return line.setSize(entry, next);
    choice.setSize(next);
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
    quantity: entry ? entry.line.quantity : choice.quantity,
    unit,
    size,
    changeSize,
    changeQuantity: (quantity) => (entry ? line.setQuantity(entry, quantity) : choice.setQuantity(quantity)),
    changeUnit: (next) => (entry ? line.setUnit(entry, next) : choice.setUnit(next)),
    keepChoice: choice.keep,
    settle,
    add,
  };
};
