import { MonitorSmartphone } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { Badge } from '../../design-system/Badge.ts';
import { Button } from '../../design-system/Button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from '../../design-system/ConfirmDialog.tsx';
import { headingIn } from '../../design-system/contents.ts';
import { SmallText } from '../../design-system/MutedText.ts';
import { useToast } from '../../design-system/toasts.ts';
import { deviceName } from '../../domain/account/deviceName.ts';
import { useDevices } from '../../state/account/useDevices.ts';
import { usePortal } from '../../state/usePortal.ts';
import { useTimeFormat } from '../../widgets/appearance/useTimeFormat.ts';
import { OfflineNote } from '../../widgets/visit/OfflineNote.tsx';
import { Buttons, Loaded, RowItem, RowName, Rows, SettingsSection } from './SettingsSection.tsx';

const REGION = /^[A-Z]{2}$/;
const USER_AGENT_OF_A_BROWSER = /^Mozilla\//;

// A country's name in the reader's language; null for a code that names none.
const usePlaceText = (): ((country: string) => string | null) => {
  const { i18n } = useTranslation();
  const names = new Intl.DisplayNames(i18n.language, { type: 'region', fallback: 'none' });
  return (country) => (REGION.test(country) ? (names.of(country) ?? null) : null);
};

// "Chrome on Windows", as far as a User-Agent tells it; an app has told its own name.
const useDeviceText = (): ((device: string) => string) => {
  const { t } = useTranslation('settings');
  return (device) => {
    if (device && !USER_AGENT_OF_A_BROWSER.test(device)) return device;
    const { browser, system } = deviceName(device);
    return browser && system
      ? t('devices.name', { browser, system })
      : (browser ?? system ?? t('devices.unknown'));
  };
};

const ALL = 'all';

const MOMENT = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

// Times of this year are short enough for one line of a phone.
const useMomentText = (): ((time: Date) => string) => {
  const { clock } = usePortal();
  const formatTime = useTimeFormat();
  const thisYear = Number(clock.today().slice(0, 4));
  return (time) =>
    formatTime(time, time.getUTCFullYear() === thisYear ? MOMENT : { ...MOMENT, year: 'numeric' });
};

type DeviceRowProps = {
  listed: NonNullable<ReturnType<typeof useDevices>['devices']>[number];
  isBusy: boolean;
  onLogOut(name: string): void;
};

function DeviceRow({ listed, isBusy, onLogOut }: DeviceRowProps) {
  const { t } = useTranslation('settings');
  const placeOf = usePlaceText();
  const textId = useId();
  const { device, country, startedAt, usedAt, isCurrent } = listed;
  const name = useDeviceText()(device);
  const momentText = useMomentText();
  const use = isCurrent ? t('devices.now') : t('devices.used', { day: momentText(usedAt) });
  return (
    <RowItem>
      <MonitorSmartphone aria-hidden />
      <div>
        <RowName>
          {name}
          {isCurrent && <Badge $tone="brand">{t('devices.this')}</Badge>}
        </RowName>
        <div id={textId}>
          <SmallText>{[placeOf(country), use].filter(Boolean).join(' · ')}</SmallText>
          <SmallText>{t('devices.loggedIn', { day: momentText(startedAt) })}</SmallText>
        </div>
      </div>
      {!isCurrent && (
        <Buttons>
          <Button
            variant="quiet"
            loading={isBusy}
            aria-label={t('devices.logOutOf', { device: name })}
            aria-describedby={textId}
            onClick={() => onLogOut(name)}
          >
            {t('devices.logOut')}
          </Button>
        </Buttons>
      )}
    </RowItem>
  );
}

const FIRST_ROWS = 4;

// Its text begins where the rows do.
const ShowAllButton = styled(Button)`
  margin-inline-start: -14px;
`;

type DeviceRowsProps = {
  list: readonly DeviceRowProps['listed'][];
  /** The id of the one that is being logged out. */
  busy: string | null;
  onLogOut(id: string, name: string): void;
};

// This device, then the last used ones, until all are wanted.
function DeviceRows({ list, busy, onLogOut }: DeviceRowsProps) {
  const { t } = useTranslation('settings');
  const number = useFormat().number(list.length);
  const [isAll, setAll] = useState(false);
  const sorted = list.toSorted((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
  return (
    <>
      <Rows>
        {sorted.slice(0, isAll ? list.length : FIRST_ROWS).map((listed) => (
          <DeviceRow
            key={listed.id}
            listed={listed}
            isBusy={busy === listed.id}
            onLogOut={(name) => onLogOut(listed.id, name)}
          />
        ))}
      </Rows>
      {list.length > FIRST_ROWS && (
        <ShowAllButton variant="quiet" aria-expanded={isAll} onClick={() => setAll(!isAll)}>
          {isAll ? t('devices.fewer') : t('devices.all', { number })}
        </ShowAllButton>
      )}
    </>
  );
}

type ConfirmLogOutProps = Pick<ConfirmDialogProps, 'open' | 'busy' | 'onConfirm' | 'onCancel'>;

function ConfirmLogOut(dialog: ConfirmLogOutProps) {
  const { t } = useTranslation('settings');
  return (
    <ConfirmDialog
      danger
      title={t('devices.confirm.title')}
      description={t('devices.confirm.text')}
      confirmLabel={t('devices.confirm.action')}
      cancelLabel={t('cancel')}
      {...dialog}
    />
  );
}

export function DevicesSection() {
  const { t } = useTranslation('settings');
  const toast = useToast();
  const { devices, isFailed, retry, end } = useDevices();
  const [busy, setBusy] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const heading = () => headingIn(frame.current, 'h2');

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
              <DeviceRows
                list={list}
                busy={busy}
                onLogOut={(id, device) => void logOut(id, t('devices.loggedOut', { device }))}
              />
              {list.some(({ isCurrent }) => !isCurrent) && (
                <Button onClick={() => setAsked(true)}>{t('devices.logOutAll')}</Button>
              )}
            </>
          )}
        </Loaded>
        <OfflineNote />
        <ConfirmLogOut
          open={isAsked}
          busy={busy === ALL}
          onConfirm={() => void logOut(null, t('devices.allLoggedOut'))}
          onCancel={() => setAsked(false)}
        />
      </SettingsSection>
    </div>
  );
}
