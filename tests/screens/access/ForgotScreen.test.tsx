import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { ForgotScreen } from '../../../src/screens/access/ForgotScreen.tsx';
import { aCompany } from '../../support/builders.ts';
import { renderPortal } from '../../support/renderPortal.tsx';

const open = (answer: unknown) =>
  renderPortal(<ForgotScreen />, {
    company: aCompany({ phone: '555-0100' }),
    customer: null,
    at: '/forgot',
    route: '/forgot',
    answers: { '/users/forgot': answer },
  });

test('the link is asked for in the reader’s language, and the answer doesn’t say who has an account', async () => {
  const { user, http, address } = await open({ success: true });
  const submit = screen.getByRole('button', { name: 'Send link' });
  await user.click(submit);
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter a valid email address');
  await user.type(screen.getByLabelText('Email'), 'buyer@demo.test');
  await user.click(submit);
  expect(await screen.findByRole('status')).toHaveTextContent('If there’s an account with this email');
  expect(http.sent.map(({ body }) => body)).toEqual([
    { company_id: 1, email: 'buyer@demo.test', language: 'en', recaptchaToken: null },
  ]);
  expect(screen.getByRole('link', { name: '555-0100' })).toHaveAttribute('href', 'tel:555-0100');
  await user.click(screen.getByRole('link', { name: 'Back to login' }));
  expect(address()).toBe('/login');
});

test.each([
  ['too_many_attempts', 'Too many attempts. Wait a while and try again.'],
  ['recaptcha_failed', 'We couldn’t verify that you’re a person. Try again.'],
  ['internal', 'Something went wrong. Try again in a moment.'],
])('the refusal %s is said, and the e-mail stays', async (code, text) => {
  const { user } = await open(() => {
    throw new CallError('refused', { code, status: 429 });
  });
  await user.type(screen.getByLabelText('Email'), 'buyer@demo.test');
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByLabelText('Email')).toHaveValue('buyer@demo.test');
});
