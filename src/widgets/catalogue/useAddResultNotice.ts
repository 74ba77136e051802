import { useTranslation } from 'react-i18next';
import { useStableNavigation } from '../../components/NavigationProvider.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { useToast } from '../../design-system/toasts.ts';
import type { Size } from '../../domain/pricing/size.ts';
import { paths } from '../../routing/paths.ts';
import type { AddResult } from '../../state/cart/addToCart.ts';
import { ADDED_NOTICE } from '../cart/addedNotice.ts';

type Added = { product: string; quantity: string; unitName: string; size: Size | null };

export const useAddResultNotice = () => {
  const { t } = useTranslation('catalogue');
  const { navigate, currentUrl } = useStableNavigation();
  const toast = useToast();
  const format = useFormat();
  return (result: AddResult, { product, quantity, unitName, size }: Added) => {
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
      // There the bar of the cart and the row say it, and the next row's button stays free.
      isToldOnPhone: currentUrl().startsWith(paths.store()),
      text: t('added', {
        quantity: [format.number(quantity), size?.text].filter(Boolean).join(' × '),
        product: [unitName, product].filter(Boolean).join(' · '),
      }),
      ...(currentUrl() !== paths.cart() && {
        action: { label: t('viewCart'), onAction: () => navigate(paths.cart()) },
      }),
    });
  };
};
