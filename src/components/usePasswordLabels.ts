import { useTranslation } from 'react-i18next';

export const usePasswordLabels = () => {
  const { t } = useTranslation('common');
  return {
    show: t('password.show'),
    hide: t('password.hide'),
    showPassword: t('password.showPassword'),
    hidePassword: t('password.hidePassword'),
  };
};
