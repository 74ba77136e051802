import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStableNavigation } from '../../components/NavigationProvider.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { useToast } from '../../design-system/toasts.ts';
import type { SettledQuantity } from '../../design-system/useQuantity.ts';
import type { CartEntry } from '../../domain/cart/cart.ts';
import type { Offer } from '../../domain/catalogue/product.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import { type Size, toSize } from '../../domain/pricing/size.ts';
import type { UnitOfMeasure } from '../../domain/pricing/types.ts';
import { paths } from '../../routing/paths.ts';
import type { AddResult } from '../../state/cart/addToCart.ts';
import type { LineChangeResult } from '../../state/cart/changeLines.ts';
import { useCartEntry } from '../../state/catalogue/useCartEntry.ts';
import { useWorkspace } from '../../state/useWorkspace.ts';
import { ADDED_NOTICE } from '../cart/addedNotice.ts';
import { useUndoNotice } from '../cart/useUndoNotice.ts';

/** The quantity, unit and size being ordered: those in the cart, else those being chosen. */
export type ProductOrdering = {
  productId: number;
  inCart: boolean;
  /** In the chosen unit. */
  quantity: string;
  unit: UnitOfMeasure | null;
  /** Null where the company uses no sizes. */
  size: Size | null;
  changeQuantity(quantity: string): void;
  /** Returns an error text, or an empty one. */
  changeSize(size: Size | null): string;
  changeUnit(unit: UnitOfMeasure): void;
  /** Adjusts the quantity, with a reason. */
  settle(quantity: string): SettledQuantity;
  /** Adds to the cart; returns whether it was added. */
  add(quantity: string): boolean;
};

type Options = {
  productId: number;
  /** Null while loading. */
  offer: Offer | null;
  /** The wire's section_added. */
  section: string;
  /** Every add creates its own line, for several sizes of a product. */
  alwaysNew?: boolean;
};

/** A visitor has no cart. */
const LOGIN_REQUIRED: AddResult = { ok: false, reason: 'login_required' };

/** State of ordering a product; a product in the cart is edited in place. */
export const useProductOrdering = ({
  productId,
  offer,
  section,
  alwaysNew = false,
}: Options): ProductOrdering => {
  const { t } = useTranslation('catalogue');
  const workspace = useWorkspace();
  const going = useStableNavigation();
  const toast = useToast();
  const notice = useUndoNotice();
  const edits = workspace.cart?.edits;
  const format = useFormat();
  const saved = useCartEntry(productId);
  const [typed, setTyped] = useState('1');
  const [chosen, setChosen] = useState<UnitOfMeasure | null>(null);
  const [typedSize, setTypedSize] = useState<Size | null>(null);
  const { settings } = workspace.portal.company;
  const entry = alwaysNew ? null : saved;
  const unit = entry ? entry.line.unit : (chosen ?? offer?.units[0] ?? null);
  const size = !settings.sizeInput ? null : entry ? toSize(entry.line) : typedSize;

  const say = (answer: AddResult, product: string, quantity: string) => {
    if (!answer.ok) {
      const isVisitor = answer.reason === 'login_required';
      toast.show({
        tone: 'warn',
        text: t(`refused.${answer.reason}`),
        ...(isVisitor && {
          action: { label: t('logIn'), onAction: () => going.to(paths.login(going.currentAddress())) },
        }),
      });
      return;
    }
    const [skipped] = answer.skipped;
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
        quantity: [format.number(quantity), size?.text].filter(Boolean).join(' × '),
        product,
      }),
      action: { label: t('viewCart'), onAction: () => going.to(paths.cart()) },
    });
  };

  const add = (quantity: string) => {
    if (!offer) return false;
    const wish = { offer, quantity, unit, size, section };
    const answer = edits?.addToCart(workspace, [wish]) ?? LOGIN_REQUIRED;
    say(answer, productTitle(offer.product, settings).name, quantity);
    const isIn = answer.ok && answer.skipped.length === 0;
    if (isIn) {
      setTyped('1');
      if (!alwaysNew) setTypedSize(null);
    }
    return isIn;
  };

  const titleOf = ({ line }: CartEntry) => productTitle({ ...line, barcode: '' }, settings).name;

  const whyRefused = (answer: LineChangeResult): string => {
    if (answer.ok || !entry) return '';
    return t('skipped.no_inventory', { units: format.number(answer.units), product: titleOf(entry) });
  };

  const sayRefused = (answer: LineChangeResult) => {
    const text = whyRefused(answer);
    if (text) toast.show({ tone: 'warn', text });
  };

  const changeQuantity = (quantity: string) => {
    if (!entry || !edits) return setTyped(quantity);
    const answer = edits.setQuantity(workspace, entry.key, quantity);
    if (answer.ok) return notice.removed(titleOf(entry), answer.undo);
    sayRefused(answer);
  };

  const changeSize = (next: Size | null): string => {
    if (entry && edits) return whyRefused(edits.setSize(workspace, entry.key, next));
    setTypedSize(next);
    return '';
  };

  /** A product in the cart keeps its previous quantity; otherwise the typed text stays and can't be added. */
  const settle = (quantity: string): SettledQuantity => {
    const wish = offer && { offer, quantity, unit, size, section };
    const units = entry
      ? edits?.stockShortfall(workspace, entry.line, quantity)
      : wish && edits?.stockShortfallOfItem(workspace, wish);
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
    quantity: entry ? entry.line.quantity : typed,
    unit,
    size,
    changeSize,
    changeQuantity,
    changeUnit: (next) =>
      entry && edits ? sayRefused(edits.setUnit(workspace, entry.key, next)) : setChosen(next),
    settle,
    add,
  };
};
