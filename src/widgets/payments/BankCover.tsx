import { useTranslation } from 'react-i18next';
import { Button } from '../../design-system/Button.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { Dialog } from '../../design-system/Dialog.tsx';
import type { WayToBank } from '../../state/payments/leaveForBank.ts';

/** Embedded, a link must not open the bank's page in the frame, which banks refuse. */
const TARGETS: Record<WayToBank, string | undefined> = {
  page: undefined,
  parent: '_top',
  window: '_blank',
};

/** `isOpen`: the bank's page was opened; `isClosed`: its window is gone without a result. */
export type BankVisit = { url: string; way: WayToBank; isOpen: boolean; isClosed: boolean; cancel(): void };

export function BankCover({ url, way, isOpen, isClosed, cancel }: BankVisit) {
  const { t } = useTranslation('payments');
  const where = way === 'window' && isOpen ? 'window' : 'link';
  return (
    <Dialog
      open
      alert
      size="small"
      onClose={cancel}
      title={isClosed ? t('leave.closedTitle') : t('leave.title')}
      description={isClosed ? t('leave.closed') : t(`leave.${where}`)}
      actions={
        <>
          <Button onClick={cancel}>{t('leave.cancel')}</Button>
          <ButtonLink href={url} target={TARGETS[way]} rel="noreferrer" $variant="primary">
            {t('leave.open')}
          </ButtonLink>
        </>
      }
    />
  );
}
