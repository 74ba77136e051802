import { useTranslation } from 'react-i18next';
import { useToast } from '../design-system/toasts.ts';
import type { Decimal } from '../domain/numbers/decimal.ts';
import { ADDED_NOTICE } from './addedNotice.ts';
import { useFormat } from './useFormat.ts';

type Skipped = {
  name: string;
  reason: 'quantity_invalid' | 'price_unavailable' | 'no_inventory';
  units: Decimal | null;
};

/** The result of adding several products. */
type Added =
  | { ok: true; skipped: readonly Skipped[] }
  | { ok: false; reason: 'no_products' | 'login_required' };

type Notice = {
  added: Added;
  /** Number of requested products. */
  asked: number;
  /** Text when all were added. */
  whenAll?: string;
};

/** Shows a toast with the added products, a link to the cart, and the products that were skipped with the reason. */
export const useAddedNotice = (onViewCart: () => void): ((notice: Notice) => void) => {
  const { t } = useTranslation('recommendations');
  const { t: ofCatalogue } = useTranslation('catalogue');
  const format = useFormat();
  const toast = useToast();
  const action = { label: ofCatalogue('viewCart'), onAction: onViewCart };
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
