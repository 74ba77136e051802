import { useTranslation } from 'react-i18next';
import { useToast } from '../../design-system/toasts.ts';
import type { PartNumber } from '../../domain/partNumbers/partNumbers.ts';
import { useChangePartNumber } from '../../state/partNumbers/useChangePartNumber.ts';

/** Removes an own part number, says so, and offers to take it back. */
export const useRemoveNumber = () => {
  const { t } = useTranslation('catalogue');
  const toast = useToast();
  const change = useChangePartNumber();
  return async ({ number, productId }: PartNumber): Promise<void> => {
    const restore = async () => {
      const restored = await change(number, productId);
      if (!restored.ok) toast.show({ tone: 'warn', text: t(`ownNumber.problem.${restored.reason}`) });
    };
    const removed = await change(number, null);
    toast.show(
      removed.ok
        ? {
            tone: 'ok',
            text: t('ownNumber.removed', { number }),
            action: { label: t('ownNumber.undo'), onAction: () => void restore() },
          }
        : { tone: 'warn', text: t('ownNumber.notRemoved', { number }) },
    );
  };
};
