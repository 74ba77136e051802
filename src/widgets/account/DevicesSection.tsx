import { MonitorSmartphone } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../design-system/Badge.ts';
import { Button } from '../../design-system/Button.tsx';
import { ConfirmDialog } from '../../design-system/ConfirmDialog.tsx';
import { headingIn } from '../../design-system/contents.ts';
import { SmallText } from '../../design-system/MutedText.ts';
import { useToast } from '../../design-system/toasts.ts';
import { useDevices } from '../../state/account/useDevices.ts';
import { OfflineNote } from '../visit/OfflineNote.tsx';
import { Buttons, Loaded, RowItem, RowName, Rows, SettingsSection } from './SettingsSection.tsx';
import { useDeviceText } from './useDeviceText.ts';
import { usePlaceText } from './usePlaceText.ts';

const ALL = 'all';

/** Where the customer is logged in; another device ends up at the login with its next call. */
export function DevicesSection() {
  const { t, i18n } = useTranslation('settings');
  const toast = useToast();
  const textOf = useDeviceText();
  const { devices, isFailed, retry, end } = useDevices();
  const [busy, setBusy] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const frameId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const heading = () => headingIn(frame.current, 'h2');
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' });
  const placeOf = usePlaceText();

  const logOut = async (id: string | null, done: string) => {
    setBusy(id ?? ALL);
    const { ok: isDone } = await end(id);
    setBusy(null);
    setAsked(false);
    toast.show(isDone ? { tone: 'ok', text: done } : { tone: 'bad', text: t('devices.failed') });
    if (isDone) heading()?.focus();
  };
  return (
    <div ref={frame}>
      <SettingsSection title={t('section.devices')}>
        <p>{t('devices.text')}</p>
        <Loaded data={devices} isFailed={isFailed} retry={retry} height={110}>
          {(list) => (
            <>
              <Rows>
                {list.map(({ id, device, country, usedAt, isCurrent }) => {
                  const name = textOf(device);
                  const use = isCurrent ? t('devices.now') : t('devices.used', { day: day.format(usedAt) });
                  return (
                    <RowItem key={id}>
                      <MonitorSmartphone aria-hidden />
                      <div>
                        <RowName>
                          {name}
                          {isCurrent && <Badge $tone="brand">{t('devices.this')}</Badge>}
                        </RowName>
                        <SmallText id={`${frameId}-${id}`}>
                          {[placeOf(country), use].filter(Boolean).join(' · ')}
                        </SmallText>
                      </div>
                      {!isCurrent && (
                        <Buttons>
                          <Button
                            variant="quiet"
                            loading={busy === id}
                            aria-label={t('devices.logOutOf', { device: name })}
                            aria-describedby={`${frameId}-${id}`}
                            onClick={() => void logOut(id, t('devices.loggedOut', { device: name }))}
                          >
                            {t('devices.logOut')}
                          </Button>
                        </Buttons>
                      )}
                    </RowItem>
                  );
                })}
              </Rows>
              {list.some(({ isCurrent }) => !isCurrent) && (
                <Button onClick={() => setAsked(true)}>{t('devices.logOutAll')}</Button>
              )}
            </>
          )}
        </Loaded>
        <OfflineNote />
        <ConfirmDialog
          danger
          open={isAsked}
          busy={busy === ALL}
          title={t('devices.confirm.title')}
          description={t('devices.confirm.text')}
          confirmLabel={t('devices.confirm.action')}
          cancelLabel={t('cancel')}
          onConfirm={() => void logOut(null, t('devices.allLoggedOut'))}
          onCancel={() => setAsked(false)}
        />
      </SettingsSection>
    </div>
  );
}
