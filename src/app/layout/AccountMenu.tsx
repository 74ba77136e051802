import { CircleUser, LogIn } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { styled } from 'styled-components';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { IconButton } from '../../design-system/IconButton.tsx';
import { loadable } from '../../design-system/loadable.tsx';
import { Menu } from '../../design-system/Menu.tsx';
import { TextLink } from '../../design-system/TextLink.ts';
import { phone } from '../../design-system/theme/media.ts';
import { LANGUAGES } from '../../domain/tenant/language.ts';
import { chooseOwnLanguage } from '../../state/appearance/appearanceStore.ts';
import { useAppearance, useAppearanceStore } from '../../state/appearance/useAppearance.ts';
import { useAttention } from '../../state/notifications/useAttention.ts';
import { logOut } from '../../state/session/logOut.ts';
import { useCustomer, usePortal } from '../../state/usePortal.ts';
import { paths } from '../paths.ts';

const AccountIcon = loadable(() => import('./AccountIcon.tsx').then((module) => module.AccountIcon));

const ChangePassword = lazy(() =>
  import('../../screens/session/ChangePassword.tsx').then((module) => ({ default: module.ChangePassword })),
);

const NewAccount = styled(TextLink)`
  white-space: nowrap;

  ${phone} {
    display: none;
  }
`;

/** The account menu (specification §2): history, account, password, language, log out; for visitors, the way in. */
export function AccountMenu() {
  const { t } = useTranslation(['layout', 'common']);
  const portal = usePortal();
  const customer = useCustomer();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const appearance = useAppearanceStore();
  const { language } = useAppearance();
  const [isChanging, setChanging] = useState(false);
  const count = useAttention(({ toApprove }) => toApprove);

  if (!customer) {
    return (
      <>
        {!portal.company.settings.newCustomersDisabled && (
          <NewAccount as={Link} to={paths.signup()}>
            {t('account.createAccount')}
          </NewAccount>
        )}
        <ButtonLink as={Link} to={paths.login(pathname + search)}>
          <LogIn aria-hidden />
          {t('account.logIn')}
        </ButtonLink>
      </>
    );
  }
  const goTo = (path: string) => ({ href: path, onSelect: () => void navigate(path) });
  const languages = LANGUAGES.map((code, at) => ({
    key: code,
    label: t(`common:language.${code}`),
    checked: code === language,
    startsGroup: at === 0,
    onSelect: () => chooseOwnLanguage(appearance, portal.local, code),
  }));
  return (
    <>
      <Menu
        label={t('account.menu')}
        trigger={(wiring) => (
          <IconButton
            {...wiring}
            label={t('account.open', { email: customer.email })}
            icon={<CircleUser aria-hidden />}
          />
        )}
        items={[
          { key: 'who', label: customer.email, disabled: true, onSelect: () => undefined },
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
          ...(customer.canApprove
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
            onSelect: () => logOut(portal),
          },
        ]}
      />
      {isChanging && (
        <Suspense>
          <ChangePassword onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </>
  );
}
