import { useTranslation } from 'react-i18next';
import { Button } from '../../design-system/Button.tsx';
import { useToast } from '../../design-system/toasts.ts';
import { useRememberCode } from '../../state/quickOrder/useRememberCode.ts';

/** Offers to keep the code of a list as the customer's own part number of the product that was chosen for it. */
export function RememberCode({ code, productId }: { code: string; productId: number }) {
  const { t } = useTranslation('quickOrder');
  const toast = useToast();
  const { isSaved, remember } = useRememberCode(code, productId);
  if (isSaved) return null;
  const save = async () => {
    const saved = await remember();
    toast.show(
      saved.ok
        ? { tone: 'ok', text: t('note.remembered', { code }) }
        : { tone: 'warn', text: t('note.notRemembered', { code }) },
    );
  };
  return (
    <Button variant="quiet" onClick={() => void save()}>
      {t('note.remember', { code })}
    </Button>
  );
}
