import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { MenuPanel } from '../../design-system/lazyOverlays.tsx';
import type { MenuPanelProps } from '../../design-system/MenuPanel.tsx';
import type { Customer } from '../../domain/access/customer.ts';
import { LANGUAGES } from '../../domain/tenant/language.ts';
import { NotificationsDialog } from '../../screens/notifications/NotificationsDialog.tsx';
import { useSessionService } from '../../state/access/useSessionService.ts';
import { chooseOwnLanguage } from '../../state/appearance/appearanceStore.ts';
import { useAppearance, useAppearanceStore } from '../../state/appearance/useAppearance.ts';
import { useHeaderCounts } from '../../state/notifications/useHeaderCounts.ts';
import { usePortal } from '../../state/usePortal.ts';
import { AccountIcon } from './AccountIcon.tsx';
import { companyItems, customerItems, filtersItem, visitorItems } from './accountItems.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';

type AccountPanelProps = Pick<MenuPanelProps, 'anchor' | 'open' | 'initialItem' | 'onOpenChange'> & {
  customer: Customer | null;
  hasNotifications: boolean;
};

/**
 * The entries of the account menu, with the language, the company's phone and e-mail and, on a phone, the filters.
 * Embedded, only the parent logs in, and it decides whether Log out is offered.
 */
export function AccountPanel({ customer, hasNotifications, ...panel }: AccountPanelProps) {
  const { t } = useTranslation(['layout', 'common']);
  const { company, parent, local } = usePortal();
  const { logOut } = useSessionService();
  const navigate = useNavigate();
  const location = useLocation();
  const appearance = useAppearanceStore();
  const { language, logOut: mayLogOut } = useAppearance();
  const [dialog, setDialog] = useState<'password' | 'notifications' | null>(null);
  const close = () => setDialog(null);
  const { toApprove, unread } = useHeaderCounts((counts) => counts);
  const goTo: Parameters<typeof filtersItem>[2] = (to, options) => void navigate(to, options);
  const here = location.pathname + location.search;
  return (
    <>
      <MenuPanel
        {...panel}
        align="end"
        label={t('account.menu')}
        items={[
          ...(customer
            ? customerItems({
                t,
                customer,
                toApprove,
                unread,
                goTo,
                changePassword: () => setDialog('password'),
                readNotifications: hasNotifications ? () => setDialog('notifications') : null,
              })
            : []),
          ...(customer || parent ? [] : visitorItems(t, company, here, goTo)),
          ...(customer || company.openPortal ? [filtersItem(t, location, goTo)] : []),
          ...companyItems(t, company, goTo),
          ...LANGUAGES.map((code, at) => ({
            key: code,
            label: t(`common:language.${code}`),
            checked: code === language,
            startsGroup: at === 0,
            onSelect: () => chooseOwnLanguage(appearance, local, code),
          })),
          ...(customer && mayLogOut
            ? [
                {
                  key: 'out',
                  label: t('account.logOut'),
                  icon: <AccountIcon of="out" />,
                  startsGroup: true,
                  onSelect: () => logOut(),
                },
              ]
            : []),
        ]}
      />
      {dialog === 'password' && <PasswordDialog onClose={close} />}
      {dialog === 'notifications' && <NotificationsDialog open onClose={close} />}
    </>
  );
}
