import type { TFunction } from 'i18next';
import type { MenuItem } from '../../design-system/MenuPanel.tsx';
import type { Customer } from '../../domain/access/customer.ts';
import { FILTERS_FRAGMENT, parseStoreView } from '../../domain/catalogue/storeView.ts';
import type { Company } from '../../domain/tenant/company.ts';
import { FILTERS_OPENED, paths } from '../../routing/paths.ts';
import { AccountIcon } from './AccountIcon.tsx';

type Place = { pathname: string; search: string };
type Translate = TFunction<['layout', 'common']>;
type GoTo = (
  to: string | { pathname: string; search: string; hash: string },
  options?: { state: unknown },
) => void;

const textItem = (key: string, label: string): MenuItem => ({
  key,
  label,
  disabled: true,
  onSelect: () => undefined,
});

type CustomerItemsOptions = {
  t: Translate;
  customer: Customer;
  toApprove: number;
  unread: number;
  goTo: GoTo;
  changePassword(): void;
  /** Null: the header has the bell. */
  readNotifications: (() => void) | null;
};

export const customerItems = ({
  t,
  customer: { clientName, email, canApprove },
  toApprove,
  unread,
  goTo,
  changePassword,
  readNotifications,
}: CustomerItemsOptions): MenuItem[] => {
  const link = (
    key: 'history' | 'quickOrder' | 'favourites' | 'approvals' | 'settings',
    label: string,
    href: string,
  ) => ({
    key,
    label,
    href,
    icon: <AccountIcon of={key} />,
    onSelect: () => goTo(href),
  });
  const approvals =
    toApprove > 0 ? t('account.approvalsWaiting', { count: toApprove }) : t('account.approvals');
  return [
    textItem('client', clientName),
    textItem('who', email),
    ...(readNotifications
      ? [
          {
            key: 'notifications',
            label: unread > 0 ? t('bell.unread', { count: unread }) : t('bell.none'),
            icon: <AccountIcon of="notifications" />,
            onPhoneOnly: true,
            onSelect: readNotifications,
          },
        ]
      : []),
    link('history', t('account.history'), paths.account()),
    link('quickOrder', t('nav.quickOrder'), paths.quickOrder()),
    link('favourites', t('account.favourites'), paths.favourites()),
    ...(canApprove ? [link('approvals', approvals, paths.approvals())] : []),
    link('settings', t('account.settings'), paths.accountSettings()),
    {
      key: 'password',
      label: t('account.changePassword'),
      icon: <AccountIcon of="password" />,
      onSelect: changePassword,
    },
  ];
};

/** The entries of a visitor. `here`: where the login leads afterwards. */
export const visitorItems = (
  t: Translate,
  { settings }: Pick<Company, 'settings'>,
  here: string,
  goTo: GoTo,
): MenuItem[] => {
  const logIn = paths.login(here);
  const signUp = paths.signup();
  return [
    {
      key: 'in',
      label: t('account.logIn'),
      icon: <AccountIcon of="in" />,
      href: logIn,
      onSelect: () => goTo(logIn),
    },
    ...(settings.newCustomersDisabled
      ? []
      : [
          {
            key: 'signup',
            label: t('account.createAccount'),
            icon: <AccountIcon of="signup" />,
            href: signUp,
            onSelect: () => goTo(signUp),
          },
        ]),
  ];
};

export const filtersItem = (t: Translate, { pathname, search }: Place, goTo: GoTo): MenuItem => {
  const isStore = pathname === paths.store() && !parseStoreView(search).deals;
  const to = { pathname: paths.store(), search: isStore ? search : '', hash: FILTERS_FRAGMENT };
  return {
    key: 'filters',
    label: t('filters'),
    icon: <AccountIcon of="filters" />,
    onPhoneOnly: true,
    startsGroup: true,
    onSelect: () => goTo(to, { state: isStore ? FILTERS_OPENED : null }),
  };
};

export const companyItems = (
  t: Translate,
  company: Pick<Company, 'name' | 'phone' | 'email' | 'pages'>,
  goTo: GoTo,
): MenuItem[] => {
  const flyer = paths.flyer();
  const item = (key: 'call' | 'mail', href: string): MenuItem => ({
    key,
    label: t(key, { company: company.name }),
    icon: <AccountIcon of={key} />,
    href,
    onSelect: () => window.location.assign(href),
  });
  return [
    ...(company.phone ? [item('call', `tel:${company.phone}`)] : []),
    ...(company.email ? [item('mail', `mailto:${company.email}`)] : []),
    ...(company.pages?.includes('flyer')
      ? [
          {
            key: 'flyer',
            label: t('footer.flyer'),
            icon: <AccountIcon of="flyer" />,
            href: flyer,
            onSelect: () => goTo(flyer),
          },
        ]
      : []),
  ].map((each, at) => ({ ...each, startsGroup: at === 0 }));
};
