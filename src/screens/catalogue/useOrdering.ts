import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../../app/paths.ts';
import { useFormat } from '../../components/useFormat.ts';
import { useToast } from '../../design-system/toasts.ts';
import type { Offer } from '../../domain/catalogue/product.ts';
import { baseQuantity } from '../../domain/pricing/baseQuantity.ts';
import type { UnitOfMeasure } from '../../domain/pricing/types.ts';
import { type AddResult, addToCart } from '../../state/cart/addToCart.ts';
import { setQuantity, setUnit } from '../../state/cart/changeLines.ts';
import { useCartEntry } from '../../state/catalogue/useCartEntry.ts';
import { useWorkspace } from '../../state/useWorkspace.ts';

/** What the customer is about to order of a product: what is in the cart, or else what is being chosen. */
export type Ordering = {
  inCart: boolean;
  /** In the chosen unit. */
  quantity: string;
  unit: UnitOfMeasure | null;
  size: string | null;
  changeQuantity(quantity: string): void;
  changeUnit(unit: UnitOfMeasure): void;
  /** Answers whether something went into the cart. */
  add(): boolean;
};

type Options = {
  productId: number;
  /** Null while the customer's terms are on their way. */
  offer: Offer | null;
  /** The wire's section_added. */
  section: string;
  /** What the typed dimension comes to. */
  size?: string | null;
  /** Each add is a wish of its own: lines of several sizes stand side by side. */
  alwaysNew?: boolean;
};

/** Chooses quantity and unit of a product and puts it in the cart; what is in the cart is edited in place. */
export const useOrdering = ({
  productId,
  offer,
  section,
  size = null,
  alwaysNew = false,
}: Options): Ordering => {
  const { t } = useTranslation('catalogue');
  const workspace = useWorkspace();
  const navigate = useNavigate();
  const location = useLocation();
  const toast = useToast();
  const format = useFormat();
  const saved = useCartEntry(productId);
  const [typed, setTyped] = useState('1');
  const [chosen, setChosen] = useState<UnitOfMeasure | null>(null);
  const entry = alwaysNew ? null : saved;
  const unit = entry ? entry.line.unit : (chosen ?? offer?.units[0] ?? null);

  const whySkipped = (reason: 'quantity_invalid' | 'price_unavailable' | 'no_inventory', product: string) => {
    const { sizeInput } = workspace.portal.company.settings;
    const units = format.number(baseQuantity({ quantity: typed, unit, size }, sizeInput));
    return t(`skipped.${reason}`, { units, product });
  };

  const say = (answer: AddResult, product: string) => {
    if (!answer.ok) {
      const isVisitor = answer.reason === 'login_required';
      const here = location.pathname + location.search;
      toast.show({
        tone: 'warn',
        text: t(`refused.${answer.reason}`),
        ...(isVisitor && { action: { label: t('logIn'), onAction: () => void navigate(paths.login(here)) } }),
      });
      return;
    }
    const [skipped] = answer.skipped;
    if (skipped) {
      toast.show({ tone: 'warn', text: whySkipped(skipped.reason, skipped.name) });
      return;
    }
    toast.show({
      tone: 'ok',
      text: t('added', { quantity: format.number(typed), product }),
      action: { label: t('viewCart'), onAction: () => void navigate(paths.cart()) },
    });
  };

  const add = () => {
    if (!offer) return false;
    const answer = addToCart(workspace, [{ offer, quantity: typed, unit, size, section }]);
    say(answer, offer.product.name);
    const isIn = answer.ok && answer.skipped.length === 0;
    if (isIn) setTyped('1');
    return isIn;
  };

  return {
    inCart: entry !== null,
    quantity: entry ? entry.line.quantity : typed,
    unit,
    size: entry ? entry.line.size : size,
    changeQuantity: (quantity) => (entry ? setQuantity(workspace, entry.key, quantity) : setTyped(quantity)),
    changeUnit: (next) => (entry ? setUnit(workspace, entry.key, next) : setChosen(next)),
    add,
  };
};
