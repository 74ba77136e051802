import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ComingScreen } from '../../../src/screens/pages/ComingScreen.tsx';
import { InformationScreen } from '../../../src/screens/pages/InformationScreen.tsx';
import { renderPortal } from '../../support/renderPortal.tsx';

beforeEach(() => {
  document.title = 'Bluebird Foods';
});

const expectTitle = (name: string) => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
  expect(document.title).toBe(`${name} · Bluebird Foods`);
};

test.each([
  ['about', 'About Bluebird Foods'],
  ['contact', 'Contact Bluebird Foods'],
  ['flyer', 'Bluebird Foods flyer'],
  ['privacy', 'Privacy'],
  ['terms', 'Terms and conditions'],
] as const)('the page %s has the title %s', async (page, name) => {
  await renderPortal(<InformationScreen page={page} />);
  expectTitle(name);
});

test.each([
  ['accountSettings', 'Account settings'],
  ['payments', 'Payment'],
  ['signup', 'Create account'],
  ['activation', 'Activate account'],
] as const)('the lazy screen %s has the title %s', async (part, name) => {
  await renderPortal(<ComingScreen part={part} />);
  expectTitle(name);
});
