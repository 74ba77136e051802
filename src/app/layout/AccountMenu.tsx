import { CircleUser, LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { cornerCount, IconButton } from '../../design-system/IconButton.tsx';
import { MenuPanel } from '../../design-system/lazyOverlays.tsx';
import { OverlayBoundary } from '../../design-system/OverlayBoundary.tsx';
import { phone } from '../../design-system/theme/media.ts';
import { useEverTrue } from '../../design-system/useEverTrue.ts';
import { type TriggerAttributes, useTrigger } from '../../design-system/useTrigger.ts';
import { paths } from '../../routing/paths.ts';
import { useHeaderCounts } from '../../state/notifications/useHeaderCounts.ts';
import { useCustomer, usePortal } from '../../state/usePortal.ts';
import { AccountPanel } from '../loadCode.ts';
import { bottomEntry } from './barStyles.ts';

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

type AccountMenuProps = {
  /** On a phone it is an entry of the bar at the bottom, and has the notifications. */
  isInNavigationBar?: boolean;
};

/** The count is no text of the button, whose name begins with the word. */
const PhoneWord = styled.span`
  display: none;

  ${phone} {
    display: inline;

    &[data-count]::after {
      ${cornerCount}
      content: attr(data-count) / '';
      inset-block-start: 4px;
      inset-inline-end: calc(50% - 22px);
    }
  }
`;

const NavigationEntry = styled(IconButton)`
  ${phone} {
    ${bottomEntry}
    width: auto;

    & > [aria-hidden]:not(svg) {
      display: none;
    }
  }
`;

function AccountButton({ isInNavigationBar, ...trigger }: AccountMenuProps & Partial<TriggerAttributes>) {
  const { t } = useTranslation('layout');
  const format = useFormat();
  const email = useCustomer()?.email;
  const count = useHeaderCounts(({ toApprove }) => toApprove);
  const onPhone = useHeaderCounts(({ toApprove, unread }) => toApprove || unread);
  const word = t('account.menu');
  const label =
    email === undefined ? word : t(count > 0 ? 'account.openWaiting' : 'account.open', { email, count });
  const Button = isInNavigationBar ? NavigationEntry : IconButton;
  const icon = (
    <>
      <CircleUser aria-hidden />
      {isInNavigationBar && (
        <PhoneWord data-count={onPhone > 0 ? format.number(onPhone) : undefined}>{word}</PhoneWord>
      )}
    </>
  );
  return (
    <Button {...trigger} label={label} icon={icon} count={count > 0 ? format.number(count) : undefined} />
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
export function AccountMenu({ isInNavigationBar = false }: AccountMenuProps) {
  const { parent, company } = usePortal();
  const customer = useCustomer();
  const trigger = <AccountButton isInNavigationBar={isInNavigationBar} />;
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
            hasNotifications={isInNavigationBar}
          />
        </OverlayBoundary>
      )}
      {!customer && !parent && <VisitorLogin isBelow={company.openPortal} />}
    </>
  );
}
