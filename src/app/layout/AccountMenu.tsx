import { CircleUser, LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { IconButton } from '../../design-system/IconButton.tsx';
import { MenuPanel } from '../../design-system/lazyOverlays.tsx';
import { OverlayBoundary } from '../../design-system/OverlayBoundary.tsx';
import { phone } from '../../design-system/theme/media.ts';
import { useEverTrue } from '../../design-system/useEverTrue.ts';
import { useTrigger } from '../../design-system/useTrigger.ts';
import { paths } from '../../routing/paths.ts';
import { useHeaderCounts } from '../../state/notifications/useHeaderCounts.ts';
import { useCustomer, usePortal } from '../../state/usePortal.ts';
import { AccountPanel } from '../loadCode.ts';

const LogInLink = styled(ButtonLink)<{ $isBelow: boolean }>`
  ${phone} {
    display: ${({ $isBelow }) => ($isBelow ? 'none' : 'inline-flex')};
  }
`;

function VisitorLogin({ isBelow }: { isBelow: boolean }) {
  const { t } = useTranslation('layout');
  const { pathname, search } = useLocation();
  return (
    <LogInLink as={Link} to={paths.login(pathname + search)} $isBelow={isBelow}>
      <LogIn aria-hidden />
      {t('account.logIn')}
    </LogInLink>
  );
}

const preload = () => {
  AccountPanel.preload();
  MenuPanel.preload();
};

/**
 * The account menu, with the number of pending orders for approvers. Visitors get a login link beside it, unless a parent
 * logs them in.
 */
export function AccountMenu() {
  const { t } = useTranslation('layout');
  const format = useFormat();
  const { parent, company } = usePortal();
  const customer = useCustomer();
  const count = useHeaderCounts(({ toApprove }) => toApprove);
  const label = customer
    ? t(count > 0 ? 'account.openWaiting' : 'account.open', { email: customer.email, count })
    : t('account.menu');
  const trigger = (
    <IconButton
      label={label}
      icon={<CircleUser aria-hidden />}
      count={count > 0 ? format.number(count) : undefined}
    />
  );
  const { button, anchor, open, initialItem, setOpen } = useTrigger(trigger, 'menu', preload);
  const isNeeded = useEverTrue(open);
  return (
    <>
      {button}
      {isNeeded && anchor && (
        <OverlayBoundary open={open} onClose={() => setOpen(false)}>
          <AccountPanel
            anchor={anchor}
            open={open}
            initialItem={initialItem}
            onOpenChange={setOpen}
            customer={customer}
          />
        </OverlayBoundary>
      )}
      {!customer && !parent && <VisitorLogin isBelow={company.openPortal} />}
    </>
  );
}
