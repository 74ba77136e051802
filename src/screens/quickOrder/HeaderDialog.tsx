import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../design-system/Button.tsx';
import { Dialog } from '../../design-system/Dialog.tsx';
import { OverlayBoundary } from '../../design-system/OverlayBoundary.tsx';
import { phone } from '../../design-system/theme/media.ts';

const OpenButton = styled(Button)`
  ${phone} {
    flex: 1 1 auto;
    padding-inline: 8px;
  }
`;

type HeaderDialogProps = {
  label: string;
  title: string;
  icon: ReactNode;
  disabled: boolean;
  /** Loads the dialog's code before it is pressed. */
  preload?(): void;
  children(close: () => void): ReactNode;
};

/** A button beside the title, and the dialog that it opens. */
export function HeaderDialog({ label, title, icon, disabled, preload, children }: HeaderDialogProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <OpenButton
        disabled={disabled}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        {icon}
        {label}
      </OpenButton>
      <OverlayBoundary open={isOpen} onClose={close}>
        <Dialog open={isOpen} onClose={close} title={title} closeLabel={t('action.close')}>
          {isOpen && children(close)}
        </Dialog>
      </OverlayBoundary>
    </>
  );
}
