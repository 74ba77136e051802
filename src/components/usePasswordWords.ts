import { useTranslation } from 'react-i18next';

/** The words on the toggle of every password field. */
export const usePasswordWords = () => {
  const { t } = useTranslation('common');
  return {
    show: t('password.show'),
    hide: t('password.hide'),
    showPassword: t('password.showPassword'),
    hidePassword: t('password.hidePassword'),
  };
};
