import { CircleUser, LogIn } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { IconButton } from '../../design-system/IconButton.tsx';
import { TextLink } from '../../design-system/TextLink.ts';
import { phone } from '../../design-system/theme/media.ts';
import type { Customer } from '../../domain/session/customer.ts';
import { paths } from '../../routing/paths.ts';
import { useHeaderCounts } from '../../state/notifications/useHeaderCounts.ts';
import { useCompany, useCustomer } from '../../state/usePortal.ts';
import { CustomerMenu } from './CustomerMenu.tsx';

const NewAccount = styled(TextLink)`
  white-space: nowrap;

  ${phone} {
    display: none;
  }
`;

/** The button of the customer's menu, with the number of pending orders for approvers. */
function CustomerButton({ email, canApprove }: Pick<Customer, 'email' | 'canApprove'>) {
  const { t } = useTranslation('layout');
  const format = useFormat();
  const count = useHeaderCounts(({ toApprove }) => toApprove);
  return (
    <CustomerMenu
      email={email}
      canApprove={canApprove}
      trigger={
        <IconButton
          label={t(count > 0 ? 'account.openWaiting' : 'account.open', { email, count })}
          icon={<CircleUser aria-hidden />}
          count={count > 0 ? format.number(count) : undefined}
        />
      }
    />
  );
}

/** The account menu (specification §2, Header); visitors get a login link. */
export function AccountMenu() {
  const { t } = useTranslation('layout');
  const { settings } = useCompany();
  const customer = useCustomer();
  const { pathname, search } = useLocation();
  if (customer) return <CustomerButton email={customer.email} canApprove={customer.canApprove} />;
  return (
    <>
      {!settings.newCustomersDisabled && (
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
