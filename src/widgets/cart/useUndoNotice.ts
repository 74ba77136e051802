import { useTranslation } from 'react-i18next';
import { useToast } from '../../design-system/toasts.ts';

const UNDO_NOTICE_MS = 8_000;

/** Shows nothing when there is no undo. `removed` is for a product of the cart. */
export const useUndoNotice = () => {
  const { t } = useTranslation('layout');
  const toast = useToast();
  const done = (text: string, undo: (() => void) | null): void => {
    if (undo) toast.show({ text, duration: UNDO_NOTICE_MS, action: { label: t('undo'), onAction: undo } });
  };
  return {
    done,
    removed: (product: string, undo: (() => void) | null) => done(t('removed', { product }), undo),
  };
};
