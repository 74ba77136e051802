import { LogOut, Settings } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../design-system/Button.tsx';
import { Checkbox } from '../../design-system/Checkbox.tsx';
import { ConfirmDialog } from '../../design-system/ConfirmDialog.tsx';
import { Dialog } from '../../design-system/Dialog.tsx';
import { Drawer } from '../../design-system/Drawer.tsx';
import { Menu } from '../../design-system/Menu.tsx';
import { Popover } from '../../design-system/Popover.tsx';
import { TextField } from '../../design-system/TextField.tsx';
import { useToast } from '../../design-system/toasts.ts';
import { Sample, SampleRow } from './Sample.tsx';

const PriceRow = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 24px;
`;

function PriceSample() {
  const { t } = useTranslation('designSystem');
  return (
    <Popover title={t('overlays.why')} trigger={<Button variant="quiet">{t('overlays.why')}</Button>}>
      {() => (
        <>
          <PriceRow>
            <span>{t('overlays.listPrice')}</span>
            <span>$9.80</span>
          </PriceRow>
          <PriceRow>
            <strong>{t('overlays.yourPrice')}</strong>
            <strong>$8.17</strong>
          </PriceRow>
        </>
      )}
    </Popover>
  );
}

const doNothing = () => undefined;

function MenuSample() {
  const { t } = useTranslation('designSystem');
  const [language, setLanguage] = useState('en');
  const languages = [
    { key: 'en', label: t('overlays.english') },
    { key: 'es', label: t('overlays.spanish') },
  ];
  return (
    <Menu
      label={t('overlays.account')}
      trigger={<Button>{t('overlays.account')}</Button>}
      items={[
        { key: 'history', label: t('overlays.history'), href: '#history', onSelect: doNothing },
        { key: 'settings', label: t('overlays.settings'), icon: <Settings />, onSelect: doNothing },
        ...languages.map(({ key, label }, index) => ({
          key,
          label,
          checked: key === language,
          startsGroup: index === 0,
          onSelect: () => setLanguage(key),
        })),
        {
          key: 'out',
          label: t('overlays.signOut'),
          icon: <LogOut />,
          danger: true,
          startsGroup: true,
          onSelect: doNothing,
        },
      ]}
    />
  );
}

function ToastSamples() {
  const { t } = useTranslation('designSystem');
  const toast = useToast();
  const showSuccess = () =>
    toast.show({
      text: t('overlays.toastDone'),
      tone: 'ok',
      action: { label: t('overlays.undo'), onAction: doNothing },
    });
  const showError = () =>
    toast.show({
      text: t('overlays.toastFailed'),
      tone: 'bad',
      action: { label: t('overlays.retry'), onAction: showSuccess },
    });
  return (
    <>
      <Button onClick={showSuccess}>{t('overlays.showToast')}</Button>
      <Button onClick={showError}>{t('overlays.showError')}</Button>
    </>
  );
}

function DrawerSample({ open, onClose }: { open: boolean; onClose(): void }) {
  const { t } = useTranslation('designSystem');
  return (
    <Drawer open={open} onClose={onClose} title={t('overlays.drawerTitle')} closeLabel={t('overlays.close')}>
      <Checkbox label={t('choices.oils')} aside="84" defaultChecked />
      <Checkbox label={t('choices.vinegars')} aside="31" />
    </Drawer>
  );
}

export function OverlaySamples() {
  const { t } = useTranslation('designSystem');
  const [openOverlay, setOpenOverlay] = useState<'dialog' | 'confirm' | 'drawer' | null>(null);
  const close = () => setOpenOverlay(null);
  return (
    <Sample title={t('sections.overlays')}>
      <SampleRow>
        <Button onClick={() => setOpenOverlay('dialog')}>{t('overlays.openDialog')}</Button>
        <Button onClick={() => setOpenOverlay('confirm')}>{t('overlays.openConfirm')}</Button>
        <Button onClick={() => setOpenOverlay('drawer')}>{t('overlays.openDrawer')}</Button>
        <PriceSample />
        <MenuSample />
        <ToastSamples />
      </SampleRow>
      <Dialog
        open={openOverlay === 'dialog'}
        onClose={close}
        title={t('overlays.dialogTitle')}
        description={t('overlays.dialogText')}
        closeLabel={t('overlays.close')}
        actions={
          <>
            <Button onClick={close}>{t('buttons.cancel')}</Button>
            <Button variant="primary" onClick={close}>
              {t('buttons.save')}
            </Button>
          </>
        }
      >
        <TextField label={t('overlays.listName')} />
      </Dialog>
      <ConfirmDialog
        danger
        open={openOverlay === 'confirm'}
        title={t('overlays.confirmTitle')}
        description={t('overlays.confirmText')}
        confirmLabel={t('buttons.remove')}
        cancelLabel={t('buttons.cancel')}
        onConfirm={close}
        onCancel={close}
      />
      <DrawerSample open={openOverlay === 'drawer'} onClose={close} />
    </Sample>
  );
}
