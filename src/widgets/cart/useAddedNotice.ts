import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useFormat } from '../../components/useFormat.ts';
import { useToast } from '../../design-system/toasts.ts';
import { paths } from '../../routing/paths.ts';
import type { AddResult } from '../../state/cart/addToCart.ts';
import { ADDED_NOTICE } from './addedNotice.ts';

type AddedNotice = {
  result: AddResult;
  requestedCount: number;
  allAddedText?: string;
};

export const useAddedNotice = (onViewCart?: () => void): ((notice: AddedNotice) => void) => {
  const { t } = useTranslation('recommendations');
  const { t: tCatalogue } = useTranslation('catalogue');
  const format = useFormat();
  const toast = useToast();
  const navigate = useNavigate();
  const openCart = onViewCart ?? (() => void navigate(paths.cart()));
  const isOnCart = useLocation().pathname === paths.cart();
  const action = isOnCart ? undefined : { label: tCatalogue('viewCart'), onAction: openCart };
  return ({ result, requestedCount, allAddedText }) => {
    if (!result.ok) {
      toast.show({ tone: 'warn', text: tCatalogue(`refused.${result.reason}`) });
      return;
    }
    const count = requestedCount - result.skipped.length;
    if (result.skipped.length === 0) {
      toast.show({ id: ADDED_NOTICE, tone: 'ok', text: allAddedText ?? t('added', { count }), action });
      return;
    }
    const skipped = result.skipped
      .map(({ reason, name, units }) =>
        tCatalogue(`skipped.${reason}`, { product: name, units: format.number(units) }),
      )
      .join(' · ');
    const text = count > 0 ? t('skippedToo', { added: t('added', { count }), skipped }) : skipped;
    toast.show({ tone: 'warn', text, duration: null, ...(count > 0 && { action }) });
  };
};
