import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../design-system/Button.tsx';
import { useToast } from '../../design-system/toasts.ts';

export function ChooseOverdue({ onChoose }: { onChoose(): Promise<boolean> }) {
  const { t } = useTranslation('history');
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const choose = async () => {
    setBusy(true);
    const isChosen = await onChoose().finally(() => setBusy(false));
    if (!isChosen) toast.show({ tone: 'bad', text: t('pay.notLoaded') });
  };
  return (
    <Button variant="quiet" loading={isBusy} onClick={() => void choose()}>
      {t('pay.overdue')}
    </Button>
  );
}
