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

/** What came of adding several products at once. */
type Added =
  | { ok: true; skipped: readonly Skipped[] }
  | { ok: false; reason: 'no_products' | 'login_required' };

type Notice = {
  added: Added;
  /** How many products were to be added. */
  asked: number;
  /** What to say when all of them were; else their number. */
  whenAll?: string;
};

/** Says in a toast what was added at once, with the way to the cart, and what was left out and why. */
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
