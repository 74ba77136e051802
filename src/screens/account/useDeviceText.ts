import { useTranslation } from 'react-i18next';
import { deviceName } from '../../domain/account/deviceName.ts';

/** "Chrome on Windows", as far as a User-Agent tells it. */
export const useDeviceText = (): ((userAgent: string) => string) => {
  const { t } = useTranslation('settings');
  return (userAgent) => {
    const { browser, system } = deviceName(userAgent);
    return browser && system
      ? t('devices.name', { browser, system })
      : (browser ?? system ?? t('devices.unknown'));
  };
};
