import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useFormat } from '../../components/useFormat.ts';
import { useToast } from '../../design-system/toasts.ts';
import { paths } from '../../routing/paths.ts';
import type { AddResult } from '../../state/cart/addToCart.ts';
import { ADDED_NOTICE } from './addedNotice.ts';

type Notice = {
  added: AddResult;
  /** How many products were to be added. */
  asked: number;
  /** Text when all were added. */
  whenAll?: string;
};

/** Shows a toast with the added products, a link to the cart, and the products that were skipped with the reason. */
export const useAddedNotice = (onViewCart?: () => void): ((notice: Notice) => void) => {
  const { t } = useTranslation('recommendations');
  const { t: ofCatalogue } = useTranslation('catalogue');
  const format = useFormat();
  const toast = useToast();
  const navigate = useNavigate();
  const openCart = onViewCart ?? (() => void navigate(paths.cart()));
  const action = { label: ofCatalogue('viewCart'), onAction: openCart };
  return ({ added, asked, whenAll }) => {
    if (!added.ok) {
      toast.show({ tone: 'warn', text: ofCatalogue(`refused.${added.reason}`) });
      return;
    }
    const count = asked - added.skipped.length;
    if (added.skipped.length === 0) {
      toast.show({ id: ADDED_NOTICE, tone: 'ok', text: whenAll ?? t('added', { count }), action });
      return;
    }
    const skipped = added.skipped
      .map(({ reason, name, units }) =>
        ofCatalogue(`skipped.${reason}`, { product: name, units: format.number(units) }),
      )
      .join(' · ');
    const text = count > 0 ? t('skippedToo', { added: t('added', { count }), skipped }) : skipped;
    toast.show({ tone: 'warn', text, duration: null, ...(count > 0 && { action }) });
  };
};
