import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Menu, type MenuProps } from '../../design-system/Menu.tsx';
import { LANGUAGES } from '../../domain/tenant/language.ts';
import { paths } from '../../routing/paths.ts';
import { chooseOwnLanguage } from '../../state/appearance/appearanceStore.ts';
import { useAppearance, useAppearanceStore } from '../../state/appearance/useAppearance.ts';
import { useHeaderCounts } from '../../state/notifications/useHeaderCounts.ts';
import { useSessionService } from '../../state/session/useSessionService.ts';
import { usePortal } from '../../state/usePortal.ts';
import { lazyRoute } from '../lazyRoute.tsx';
import { ScreenBoundary } from '../ScreenBoundary.tsx';
import { AccountIcon } from './AccountIcon.tsx';
import { DialogFailed } from './DialogFailed.tsx';

const ChangePassword = lazyRoute(['account'], () =>
  import(/* webpackChunkName: "forms" */ '../../screens/session/ChangePassword.tsx').then(
    (module) => module.ChangePassword,
  ),
);

type CustomerMenuProps = {
  /** The button that opens it. */
  trigger: MenuProps['trigger'];
  email: string;
  canApprove: boolean;
};

export function CustomerMenu({ email, canApprove, trigger }: CustomerMenuProps) {
  const { t } = useTranslation(['layout', 'common']);
  const { local, ownsPage, errors } = usePortal();
  const { logOut } = useSessionService();
  const navigate = useNavigate();
  const appearance = useAppearanceStore();
  const { language } = useAppearance();
  const [isChanging, setChanging] = useState(false);
  const count = useHeaderCounts(({ toApprove }) => toApprove);
  const goTo = (path: string) => ({ href: path, onSelect: () => void navigate(path) });
  const languages = LANGUAGES.map((code, at) => ({
    key: code,
    label: t(`common:language.${code}`),
    checked: code === language,
    startsGroup: at === 0,
    onSelect: () => chooseOwnLanguage(appearance, local, code),
  }));
  return (
    <>
      <Menu
        trigger={trigger}
        label={t('account.menu')}
        items={[
          { key: 'who', label: email, disabled: true, onSelect: () => undefined },
          {
            key: 'history',
            label: t('account.history'),
            icon: <AccountIcon of="history" />,
            ...goTo(paths.account()),
          },
          {
            key: 'favourites',
            label: t('account.favourites'),
            icon: <AccountIcon of="favourites" />,
            ...goTo(paths.favourites()),
          },
          ...(canApprove
            ? [
                {
                  key: 'approvals',
                  label: count > 0 ? t('account.approvalsWaiting', { count }) : t('account.approvals'),
                  icon: <AccountIcon of="approvals" />,
                  ...goTo(paths.approvals()),
                },
              ]
            : []),
          {
            key: 'settings',
            label: t('account.settings'),
            icon: <AccountIcon of="settings" />,
            ...goTo(paths.accountSettings()),
          },
          {
            key: 'password',
            label: t('account.changePassword'),
            icon: <AccountIcon of="password" />,
            onSelect: () => setChanging(true),
          },
          ...languages,
          {
            key: 'out',
            label: t('account.logOut'),
            icon: <AccountIcon of="out" />,
            startsGroup: true,
            onSelect: () => logOut(),
          },
        ]}
      />
      {isChanging && (
        <ScreenBoundary at={null} ownsPage={ownsPage} report={errors.report} Fallback={DialogFailed}>
          <Suspense>
            <ChangePassword onClose={() => setChanging(false)} />
          </Suspense>
        </ScreenBoundary>
      )}
    </>
  );
}
