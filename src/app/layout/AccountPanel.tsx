import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { MenuPanel } from '../../design-system/lazyOverlays.tsx';
import type { MenuPanelProps } from '../../design-system/MenuPanel.tsx';
import type { Customer } from '../../domain/access/customer.ts';
import { LANGUAGES } from '../../domain/tenant/language.ts';
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
};

/**
 * The entries of the account menu, with the language, the company's phone and e-mail and, on a phone, the filters.
 * Embedded, only the parent logs in, and it decides whether Log out is offered.
 */
export function AccountPanel({ customer, ...panel }: AccountPanelProps) {
  const { t } = useTranslation(['layout', 'common']);
  const { company, parent, local } = usePortal();
  const { logOut } = useSessionService();
  const navigate = useNavigate();
  const location = useLocation();
  const appearance = useAppearanceStore();
  const { language, logOut: mayLogOut } = useAppearance();
  const [isChanging, setChanging] = useState(false);
  const toApprove = useHeaderCounts((counts) => counts.toApprove);
  const goTo: Parameters<typeof filtersItem>[2] = (to, options) => void navigate(to, options);
  const here = location.pathname + location.search;
  const changePassword = () => setChanging(true);
  return (
    <>
      <MenuPanel
        {...panel}
        align="end"
        label={t('account.menu')}
        items={[
          ...(customer ? customerItems({ t, customer, toApprove, goTo, changePassword }) : []),
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
      {isChanging && <PasswordDialog onClose={() => setChanging(false)} />}
    </>
  );
}
