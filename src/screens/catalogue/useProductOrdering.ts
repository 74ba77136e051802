import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ADDED_NOTICE } from '../../components/addedNotice.ts';
import { useStableNavigation } from '../../components/NavigationProvider.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { useUndoNotice } from '../../components/useUndoNotice.ts';
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

/** What the customer is about to order of a product: what is in the cart, or else what is being chosen. */
export type ProductOrdering = {
  productId: number;
  inCart: boolean;
  /** In the chosen unit. */
  quantity: string;
  unit: UnitOfMeasure | null;
  /** The typed dimension; always null where the company takes none. */
  size: Size | null;
  changeQuantity(quantity: string): void;
  /** Answers why it can't be had; empty when it can. */
  changeSize(size: Size | null): string;
  changeUnit(unit: UnitOfMeasure): void;
  /** The quantity that can be had in place of another, with the reason beside its field. */
  settle(quantity: string): SettledQuantity;
  /** Puts so many into the cart; answers whether they went there. */
  add(quantity: string): boolean;
};

type Options = {
  productId: number;
  /** Null while the customer's terms are on their way. */
  offer: Offer | null;
  /** The wire's section_added. */
  section: string;
  /** Each add is a wish of its own: lines of several sizes stand side by side. */
  alwaysNew?: boolean;
};

/** A visitor has no cart. */
const LOGIN_REQUIRED: AddResult = { ok: false, reason: 'login_required' };

/** Chooses quantity and unit of a product and puts it in the cart; what is in the cart is edited in place. */
export const useOrdering = ({ productId, offer, section, alwaysNew = false }: Options): ProductOrdering => {
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

  /** Of what is in the cart as many stay as were there; what isn't yet stays as it was typed, and can't be added. */
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
