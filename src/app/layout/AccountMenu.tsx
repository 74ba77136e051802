import { CircleUser, LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { CornerCount, IconButton } from '../../design-system/IconButton.tsx';
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

const OnPhone = styled.span`
  display: none;

  ${phone} {
    display: inline;
  }
`;

const WideCount = styled(CornerCount)`
  ${phone} {
    display: none;
  }
`;

const PhoneCount = styled(CornerCount)`
  inset-block-start: 4px;
  inset-inline-end: calc(50% - 22px);
`;

const BottomButton = styled(IconButton)`
  ${phone} {
    ${bottomEntry}
    width: auto;
  }
`;

/** On a phone the account has the notifications too, which include what is to approve. */
function BottomContent() {
  const { t } = useTranslation('layout');
  const format = useFormat();
  const toApprove = useHeaderCounts((counts) => counts.toApprove);
  const unread = useHeaderCounts((counts) => counts.unread);
  const onPhone = unread || toApprove;
  return (
    <>
      <CircleUser aria-hidden />
      {toApprove > 0 && <WideCount>{format.number(toApprove)}</WideCount>}
      <OnPhone>
        {t('account.menu')}
        {onPhone > 0 && <PhoneCount>{format.number(onPhone)}</PhoneCount>}
      </OnPhone>
    </>
  );
}

function AccountButton({ isInNavigationBar, ...trigger }: AccountMenuProps & Partial<TriggerAttributes>) {
  const { t } = useTranslation('layout');
  const format = useFormat();
  const email = useCustomer()?.email;
  const count = useHeaderCounts(({ toApprove }) => toApprove);
  const label =
    email === undefined
      ? t('account.menu')
      : t(count > 0 ? 'account.openWaiting' : 'account.open', { email, count });
  if (isInNavigationBar) return <BottomButton {...trigger} label={label} icon={<BottomContent />} />;
  return (
    <IconButton
      {...trigger}
      label={label}
      icon={<CircleUser aria-hidden />}
      count={count > 0 ? format.number(count) : undefined}
    />
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
