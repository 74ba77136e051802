import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { CompanyMark } from '../../../src/components/CompanyMark.tsx';
import { AccountSettingsScreen } from '../../../src/screens/pages/AccountSettingsScreen.tsx';
import { SignupScreen } from '../../../src/screens/session/SignupScreen.tsx';
import { aCompany } from '../../support/builders.ts';
import { aCustomer } from '../../support/customer.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

beforeEach(() => {
  document.title = 'Bluebird Foods';
});

const expectTitle = (name: string) => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
  expect(document.title).toBe(`${name} · Bluebird Foods`);
};

const reachable = { phone: '555-0100', email: 'sales@demo.test' };

test.each([
  ['signup', false, 'Create account', /Tell us about your business/],
  ['signup', true, 'Create account', /isn’t accepting new customers online/],
] as const)('%s, new customers disabled: %s, says how to reach the company', async (...given) => {
  const [, newCustomersDisabled, name, words] = given;
  const { user, address } = await renderPortal(<SignupScreen />, {
    company: aCompany({ ...reachable, settings: { newCustomersDisabled } }),
    customer: null,
    at: '/signup',
    route: '/signup',
  });
  expectTitle(name);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: '555-0100' })).toHaveAttribute('href', 'tel:555-0100');
  expect(screen.getByRole('link', { name: 'sales@demo.test' })).toHaveAttribute(
    'href',
    'mailto:sales@demo.test',
  );
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  expect(address()).toBe('/login');
});

test('the account settings show the customer’s details, change the language and the password', async () => {
  const { user } = await renderPortal(
    <AccountSettingsScreen
      ChangePassword={({ onClose }) => (
        <button type="button" onClick={onClose}>
          Done
        </button>
      )}
    />,
    {
      company: aCompany(reachable),
      customer: aCustomer({ clientName: 'Corner Deli', clientCode: '1042', email: 'buyer@demo.test' }),
    },
  );
  expectTitle('Account settings');
  for (const text of ['Corner Deli', '1042', 'buyer@demo.test', '555-0100'])
    expect(screen.getByText(text)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Change password' }));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  expect(screen.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true');
});

test('a logo that can’t be loaded leaves the name alone', async () => {
  const { container } = await renderPortal(<CompanyMark company={aCompany({ logo: '/gone.png' })} />);
  const logo = container.querySelector('img');
  expect(logo).toBeVisible();
  if (logo) fireEvent.error(logo);
  expect(logo).not.toBeVisible();
});

test.each([
  [null, 'The links you shared no longer work. You can still download all your documents here.'],
  [new CallError('server'), 'We couldn’t turn off the links. Please try again.'],
])('the customer turns off the PDF links they have shared: %s', async (error, text) => {
  const { user } = await renderPortal(<AccountSettingsScreen ChangePassword={() => null} />, {
    answers: {
      '/documents/revoke_links': () => {
        if (error) throw error;
        return { success: true };
      },
    },
  });
  await user.click(screen.getByRole('button', { name: 'Turn off shared links' }));
  expect(await screen.findByText(text)).toBeVisible();
});
