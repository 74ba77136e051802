import { useTranslation } from 'react-i18next';
import { useFormat } from '../../components/useFormat.ts';
import { type Toasts, useToast } from '../../design-system/toasts.ts';

const UNDO_NOTICE_MS = 8_000;
const REMOVED_NOTICE = 'removed';

type Undo = () => void;

// What the notice that stands among these brings back, oldest first.
const standing = new WeakMap<Toasts, readonly Undo[]>();

// Shows nothing when there is no undo. `removed` is for a product of the cart; while its notice stands, it counts them.
export const useUndoNotice = () => {
  const { t } = useTranslation('layout');
  const format = useFormat();
  const toast = useToast();
  const done = (text: string, undo: Undo | null): void => {
    if (undo) toast.show({ text, duration: UNDO_NOTICE_MS, action: { label: t('undo'), onAction: undo } });
  };
  const removed = (product: string, undo: Undo | null): void => {
    if (!undo) return;
    const undos = [...(standing.get(toast) ?? []), undo];
    const count = undos.length;
    standing.set(toast, undos);
    toast.show({
      id: REMOVED_NOTICE,
      text:
        count === 1 ? t('removed', { product }) : t('removedCount', { count, number: format.number(count) }),
      duration: UNDO_NOTICE_MS,
      action: {
        label: t('undo'),
        onAction: () => {
          for (const bringBack of undos.toReversed()) bringBack();
        },
      },
      onClose: () => standing.delete(toast),
    });
  };
  return { done, removed };
};
