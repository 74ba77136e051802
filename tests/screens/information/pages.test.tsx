import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { CompanyMark } from '../../../src/components/CompanyMark.tsx';
import { SignupScreen } from '../../../src/screens/access/SignupScreen.tsx';
import { aCompany } from '../../support/builders.ts';
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
  expect(screen.queryAllByRole('button', { name: 'Continue' })).toHaveLength(newCustomersDisabled ? 0 : 1);
  expect(screen.getByRole('link', { name: '555-0100' })).toHaveAttribute('href', 'tel:555-0100');
  expect(screen.getByRole('link', { name: 'sales@demo.test' })).toHaveAttribute(
    'href',
    'mailto:sales@demo.test',
  );
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  expect(address()).toBe('/login');
});

test('a logo that can’t be loaded leaves the name alone', async () => {
  const { container } = await renderPortal(<CompanyMark company={aCompany({ logo: '/gone.png' })} />);
  const logo = container.querySelector('img');
  expect(logo).toBeVisible();
  if (logo) fireEvent.error(logo);
  expect(logo).not.toBeVisible();
});
