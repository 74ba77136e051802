import { useTranslation } from 'react-i18next';
import { useToast } from '../../design-system/toasts.ts';
import { removeLine, setQuantity } from '../../state/cart/changeLines.ts';
import { useWorkspace } from '../../state/useWorkspace.ts';

/** Takes lines out of the cart, each with a way back; a quantity of zero takes its line out too. */
export const useRemoval = () => {
  const { t } = useTranslation('cart');
  const workspace = useWorkspace();
  const toast = useToast();
  const say = (product: string, undo: (() => void) | null) => {
    if (!undo) return;
    const action = { label: t('undo'), onAction: undo };
    toast.show({ text: t('removed', { product }), duration: 8_000, action });
  };
  return {
    remove: (key: string, product: string) => say(product, removeLine(workspace, key)),
    change: (key: string, product: string, quantity: string) => {
      const answer = setQuantity(workspace, key, quantity);
      if (answer.ok) say(product, answer.undo);
    },
  };
};
