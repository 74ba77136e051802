import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../design-system/Button.tsx';
import { Dialog } from '../../design-system/Dialog.tsx';

/** Stands in the place of a dialog that couldn't be loaded, with the way to try again. */
export function DialogFailed({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation('common');
  const [isOpen, setOpen] = useState(true);
  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      title={t('load.title')}
      description={t('load.text')}
      closeLabel={t('action.close')}
      actions={
        <Button variant="primary" onClick={onRetry}>
          {t('action.retry')}
        </Button>
      }
    >
      {null}
    </Dialog>
  );
}
