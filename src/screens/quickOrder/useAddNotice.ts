import { useTranslation } from 'react-i18next';
import { useStableNavigation } from '../../components/NavigationProvider.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { useToast } from '../../design-system/toasts.ts';
import { paths } from '../../routing/paths.ts';
import type { QuickOrderActions } from '../../state/quickOrder/quickOrderService.ts';

/** Says how many rows went into the cart, and how many didn't. */
export const useAddNotice = () => {
  const { t } = useTranslation(['quickOrder', 'catalogue']);
  const { navigate } = useStableNavigation();
  const format = useFormat();
  const toast = useToast();
  return (result: ReturnType<QuickOrderActions['addToCart']>): void => {
    if (!result.ok) return void toast.show({ tone: 'warn', text: t(`catalogue:refused.${result.reason}`) });
    const counted = (count: number) => ({ count, number: format.number(count) });
    const { added, skipped } = result;
    const texts = [
      ...(added > 0 ? [t('added', counted(added))] : []),
      ...(skipped.length > 0 ? [t('notAdded', counted(skipped.length))] : []),
    ];
    toast.show({
      tone: skipped.length > 0 ? 'warn' : 'ok',
      text: texts.join('. '),
      action: { label: t('viewCart'), onAction: () => navigate(paths.cart()) },
    });
  };
};
