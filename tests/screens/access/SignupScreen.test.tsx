import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { SignupScreen } from '../../../src/screens/access/SignupScreen.tsx';
import { renderPortal } from '../../support/renderPortal.tsx';

const PASSWORD = 'Nuevo#2026';

const open = (answer: unknown = { success: true }) =>
  renderPortal(<SignupScreen />, {
    customer: null,
    at: '/signup',
    route: '/signup',
    answers: { '/users/signup': answer },
  });

type Opened = Awaited<ReturnType<typeof open>>;

const enter = async (user: Opened['user'], label: string, text: string) => {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
};
const fillIn = async (user: Opened['user'], password = PASSWORD) => {
  await enter(user, 'Your name', ' Ana Ruiz ');
  await enter(user, 'Email', 'ana@ruiz.test');
  await enter(user, 'Choose a password', password);
  await enter(user, 'Confirm password', password);
  await goOn(user);
  await waitFor(() => expect(screen.getByLabelText('Company name')).toHaveFocus());
  await enter(user, 'Company name', 'Ruiz Foods');
};
const submit = (user: Opened['user']) => user.click(screen.getByRole('button', { name: 'Create account' }));
const goOn = (user: Opened['user']) => user.click(screen.getByRole('button', { name: 'Continue' }));
const goBack = (user: Opened['user']) => user.click(screen.getByRole('button', { name: 'Back' }));
const bodies = ({ http }: Opened) => http.sent.map(({ body }) => body);

test('what is missing is said beside its field, and the first one has the focus', async () => {
  const opened = await open();
  await goOn(opened.user);
  await waitFor(() => expect(screen.getByLabelText('Your name')).toHaveFocus());
  expect(screen.getByLabelText('Your name')).toHaveAccessibleDescription('Enter your name');
  expect(screen.getByLabelText('Choose a password')).toHaveAccessibleDescription('Choose a password');
  await opened.user.type(screen.getByLabelText('Email'), 'nobody');
  expect(screen.getByLabelText('Email')).not.toHaveAccessibleDescription();
  await goOn(opened.user);
  await waitFor(() =>
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Enter a valid email'),
  );
  await opened.user.clear(screen.getByLabelText('Email'));
  await fillIn(opened.user);
  await opened.user.clear(screen.getByLabelText('Company name'));
  await submit(opened.user);
  await waitFor(() =>
    expect(screen.getByLabelText('Company name')).toHaveAccessibleDescription(
      'Enter the name of your company',
    ),
  );
  expect(screen.getByLabelText('Company name')).toHaveFocus();
  expect(bodies(opened)).toEqual([]);
});

test('Enter goes on to the second step, which is announced, and Back keeps what was typed in both', async () => {
  const opened = await open();
  const { user } = opened;
  const step = (text: string) => expect(screen.getByRole('status')).toHaveTextContent(text);
  step('Step 1 of 2');
  expect(screen.getByLabelText('Company name')).not.toBeVisible();
  await enter(user, 'Your name', 'Ana Ruiz');
  await enter(user, 'Email', 'ana@ruiz.test');
  await enter(user, 'Choose a password', PASSWORD);
  await enter(user, 'Confirm password', PASSWORD);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Company name')).toHaveFocus());
  step('Step 2 of 2');
  expect(screen.getByLabelText('Your name')).not.toBeVisible();
  await user.keyboard('Ruiz Foods');
  await goBack(user);
  step('Step 1 of 2');
  expect(screen.getByLabelText('Your name')).toHaveFocus();
  expect(screen.getByLabelText('Your name')).toHaveValue('Ana Ruiz');
  expect(screen.getByLabelText('Choose a password')).toHaveValue(PASSWORD);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByLabelText('Company name')).toHaveFocus());
  expect(screen.getByLabelText('Company name')).toHaveValue('Ruiz Foods');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/We’ve sent a link to ana@ruiz.test/)).toBeVisible();
  expect(bodies(opened)).toMatchObject([{ contact_name: 'Ana Ruiz', company_name: 'Ruiz Foods' }]);
});

test.each([
  ['weak_password', 'password: breaks the rule', 'Choose a password', 'Choose a password', 'Step 1 of 2'],
  [
    'invalid_request',
    'email: an e-mail address is needed',
    'Email',
    'Check what you entered here',
    'Step 1 of 2',
  ],
  ['invalid_request', 'tax_id: too long', 'Tax ID (optional)', 'Check what you entered here', 'Step 2 of 2'],
])(
  'the refusal %s, %s, stands at %s, which has the focus in its step',
  async (code, message, label, text, step) => {
    const { user } = await open(() => {
      throw new CallError('refused', { code, message, status: 422 });
    });
    await fillIn(user);
    await submit(user);
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text));
    expect(screen.getByLabelText(label)).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent(step);
    expect(screen.getByLabelText('Company name')).toHaveValue('Ruiz Foods');
  },
);

test('a document that the back office refuses has the focus, with the reason', async () => {
  const { user } = await open(() => {
    throw new CallError('refused', { code: 'document_type', status: 422 });
  });
  await fillIn(user);
  const field = screen.getByLabelText('Tax certificate (optional)');
  await user.upload(field, new File(['x'], 'a.pdf', { type: 'application/pdf' }));
  await submit(user);
  await waitFor(() => expect(field).toHaveAccessibleDescription(/Choose a PDF, PNG or JPEG/));
  expect(field).toHaveFocus();
});

test.each([
  ['es', 'Elija una contraseña', 'Continuar', 'Paso 1 de 2'],
  ['fr', 'Choisissez un mot de passe', 'Continuer', 'Étape 1 sur 2'],
] as const)('in %s nobody is asked for a new password', async (language, text, next, step) => {
  const { user } = await renderPortal(<SignupScreen />, {
    customer: null,
    language,
    at: '/signup',
    route: '/signup',
  });
  expect(screen.getByRole('status')).toHaveTextContent(step);
  await user.click(screen.getByRole('button', { name: next }));
  await waitFor(() => expect(screen.getByLabelText(text)).toHaveAccessibleDescription(text));
  expect(document.body).not.toHaveTextContent(/contraseña nueva|nouveau mot de passe/i);
});

test('an address has a city and a state, as the checkout needs them', async () => {
  const opened = await open();
  await fillIn(opened.user);
  expect(screen.getByLabelText('City (optional)')).not.toBeRequired();
  await opened.user.type(screen.getByLabelText('Address (optional)'), '12 Main St');
  await submit(opened.user);
  await waitFor(() => expect(screen.getByLabelText('City')).toHaveAccessibleDescription('Enter the city'));
  expect(screen.getByLabelText('City')).toBeRequired();
  expect(screen.getByLabelText('State or province')).toHaveAccessibleDescription('Enter the state');
  expect(bodies(opened)).toEqual([]);
});

test('the rules of the password are ticked off while it is typed', async () => {
  const { user } = await open();
  const rules = within(screen.getByRole('list', { name: 'Password requirements' }));
  const unmet = () => rules.getAllByRole('listitem').filter((item) => item.dataset.met === 'false').length;
  expect(unmet()).toBe(6);
  await user.type(screen.getByLabelText('Choose a password'), 'Ab1');
  expect(unmet()).toBe(2);
  await user.type(screen.getByLabelText('Choose a password'), '#23');
  expect(unmet()).toBe(0);
});

test('everything is sent, and the page says where the e-mail went', async () => {
  const opened = await open();
  const { user } = opened;
  await fillIn(user);
  await user.click(screen.getByRole('checkbox', { name: 'I already buy from Bluebird Foods' }));
  await submit(user);
  await waitFor(() =>
    expect(screen.getByLabelText('Customer number')).toHaveAccessibleDescription(
      /Enter your customer number/,
    ),
  );
  await user.type(screen.getByLabelText('Customer number'), 'C-12');
  await user.upload(
    screen.getByLabelText('Tax certificate (optional)'),
    new File(['%PDF'], 'tax.pdf', { type: 'application/pdf' }),
  );
  expect(screen.getByText('tax.pdf')).toBeVisible();
  await submit(user);
  expect(await screen.findByText(/We’ve sent a link to ana@ruiz.test/)).toBeVisible();
  expect(bodies(opened)).toEqual([
    {
      request_id: expect.stringMatching(/^[\da-f-]{36}$/),
      company_id: 1,
      contact_name: 'Ana Ruiz',
      email: 'ana@ruiz.test',
      phone: '',
      company_name: 'Ruiz Foods',
      tax_id: '',
      address: '',
      city: '',
      state: '',
      zipcode: '',
      country: 'US',
      customer_code: 'C-12',
      password: PASSWORD,
      language: 'en',
      document: { name: 'tax.pdf', type: 'application/pdf', content: 'JVBERg==' },
      recaptchaToken: null,
    },
  ]);
});

test('after a lost answer the same request is sent again, and a changed one is another', async () => {
  const opened = await open(() => {
    throw new CallError('network');
  });
  await fillIn(opened.user);
  await submit(opened.user);
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t send your request.');
  expect(screen.getByLabelText('Your name')).toHaveValue(' Ana Ruiz ');
  await submit(opened.user);
  await opened.user.type(screen.getByLabelText('Tax ID (optional)'), '1');
  await submit(opened.user);
  await waitFor(() => expect(opened.http.sent).toHaveLength(3));
  const [first, second, third] = opened.http.sent.map(
    ({ body }) => (body as { request_id: string }).request_id,
  );
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test.each([
  ['a text file', new File(['x'], 'a.txt', { type: 'text/plain' }), 'Choose a PDF, PNG or JPEG.'],
  [
    'more than 4 MB',
    new File([new Uint8Array(4 * 1024 * 1024 + 1)], 'a.pdf', { type: 'application/pdf' }),
    'This file is larger than 4 MB. Choose a smaller one.',
  ],
  [
    'nothing',
    new File([], 'a.pdf', { type: 'application/pdf' }),
    'We couldn’t read this file. Choose it again.',
  ],
])('a document with %s is refused at once, and can be removed', async (_name, file, text) => {
  const opened = await open();
  const user = opened.user;
  await fillIn(user);
  const field = screen.getByLabelText<HTMLInputElement>('Tax certificate (optional)');
  field.removeAttribute('accept');
  await user.upload(field, file);
  expect(field).toHaveAccessibleDescription(new RegExp(text));
  await submit(user);
  expect(field).toHaveFocus();
  expect(bodies(opened)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(screen.getByText('No file chosen')).toBeVisible();
  await submit(user);
  expect(await screen.findByText(/We’ve sent a link/)).toBeVisible();
});

test.each([
  ['too_many_attempts', 429, 'Too many attempts. Wait a while and try again.'],
  ['new_customers_disabled', 403, 'New customers aren’t accepted online right now. Please contact us.'],
  ['recaptcha_failed', 422, 'We couldn’t verify that you’re a person. Try again.'],
])('the refusal %s, %i, is explained in the form, which keeps what was typed', async (code, status, text) => {
  const { user } = await open(() => {
    throw new CallError('refused', { code, status });
  });
  await fillIn(user);
  await submit(user);
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('button', { name: 'Create account' })).toBeEnabled();
  expect(screen.getByLabelText('Company name')).toHaveValue('Ruiz Foods');
  expect(screen.getByLabelText('Choose a password')).toHaveValue(PASSWORD);
});
