import { useTranslation } from 'react-i18next';
import { useToast } from '../design-system/toasts.ts';

/** Long enough to think better of it, ms. */
const STAYS = 8_000;

/**
 * Says what was done and offers to take it back; where there is nothing to take back, nothing is said. `removed` says it of a
 * product that was taken out of the cart.
 */
export const useUndoNotice = () => {
  const { t } = useTranslation('layout');
  const toast = useToast();
  const done = (text: string, undo: (() => void) | null): void => {
    if (undo) toast.show({ text, duration: STAYS, action: { label: t('undo'), onAction: undo } });
  };
  return {
    done,
    removed: (product: string, undo: (() => void) | null) => done(t('removed', { product }), undo),
  };
};
