import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import { DocumentScreen } from '../../../src/screens/history/DocumentScreen.tsx';
import { aCompany } from '../../support/builders.ts';
import { aTransactionWire } from '../../support/cart.ts';
import { aCustomer } from '../../support/customer.ts';
import { type RenderPortalOptions, renderPortal } from '../../support/renderPortal.tsx';

const PAYER = aCustomer({ gateways: [{ platform: 'authorizenet', publicKey: '' }] });
const INVOICE = {
  kind: 'invoice',
  status: 'open',
  transaction_number: 'INV-1',
  balance: 46.89,
  payment_link_id: 'sealed',
  payment_link_expires_at: '2026-12-24T12:00:00Z',
};
const LINK = 'http://localhost:3000/payment-form/sealed';

const open = (
  revoke: () => unknown = () => ({ success: true }),
  { language = 'en', ...options }: RenderPortalOptions = {},
  changes: object = {},
) => {
  let isRevoked = false;
  return renderPortal(<DocumentScreen />, {
    at: '/account?kind=invoice&document=id-1',
    route: '/account',
    customer: PAYER,
    language,
    ...options,
    answers: {
      '/transactions/id-1': () => ({
        success: true,
        transaction: aTransactionWire({
          ...INVOICE,
          ...(isRevoked && { payment_link_id: 'renewed' }),
          ...changes,
        }),
      }),
      '/payment_links/revoke': () => {
        const answer = revoke();
        isRevoked = true;
        return answer;
      },
    },
  });
};

afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
});

const WORDS = {
  en: {
    action: 'Share payment link',
    title: 'Share invoice INV-1 to pay',
    link: 'Link',
    until: /^Works until December 24, 2026/,
    copy: 'Copy link',
    copied: 'Link copied',
    revoke: 'Turn off link',
    ends: /turns off every link to pay this invoice/,
    revoked: /no longer work/,
  },
  es: {
    action: 'Compartir enlace',
    title: 'Compartir la factura INV-1 para su pago',
    link: 'Enlace',
    until: /^Funciona hasta el 24 de diciembre de 2026/,
    copy: 'Copiar enlace',
    copied: 'Enlace copiado',
    revoke: 'Desactivar enlace',
    ends: /Se desactivarán todos los enlaces para pagar esta factura/,
    revoked: /ya no funcionan/,
  },
  fr: {
    action: 'Partager le lien',
    title: 'Partager la facture INV-1 pour paiement',
    link: 'Lien',
    until: /^Valable jusqu’au 24 décembre 2026/,
    copy: 'Copier le lien',
    copied: 'Lien copié',
    revoke: 'Désactiver le lien',
    ends: /Tous les liens de paiement de cette facture seront désactivés/,
    revoked: /ne fonctionnent plus/,
  },
} as const;

test.each(['en', 'es', 'fr'] as const)(
  'the link to pay is copied, says until when it works, and is turned off: %s',
  async (language) => {
    const words = WORDS[language];
    const { user, http } = await open(undefined, { language });
    await user.click(await screen.findByRole('button', { name: words.action }));
    const dialog = within(await screen.findByRole('dialog', { name: words.title }));
    const field = dialog.getByRole('textbox', { name: words.link });
    expect(field).toHaveValue(LINK);
    expect(field).toHaveAccessibleDescription(words.until);
    await user.click(dialog.getByRole('button', { name: words.copy }));
    expect(await dialog.findByText(words.copied)).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(LINK);

    expect(dialog.getByText(words.ends)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: words.revoke }));
    expect(await screen.findByText(words.revoked)).toBeVisible();
    expect(screen.queryByDisplayValue(LINK)).toBeNull();
    expect(http.sent.find(({ path }) => path === '/payment_links/revoke')?.body).toEqual({
      payment_link_id: 'sealed',
    });

    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: words.action }));
    expect(await screen.findByDisplayValue(LINK.replace('sealed', 'renewed'))).toBeVisible();
  },
);

test('a link that can’t be turned off says so, and is tried again', async () => {
  let isDown = true;
  const { user } = await open(() => {
    if (isDown) throw new CallError('network');
    return { success: true };
  });
  await user.click(await screen.findByRole('button', { name: 'Share payment link' }));
  await user.click(await screen.findByRole('button', { name: 'Turn off link' }));
  expect(await screen.findByText('We couldn’t turn off the link. Try again in a moment.')).toBeVisible();
  expect(screen.getByDisplayValue(LINK)).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Turn off link' }));
  expect(await screen.findByText(WORDS.en.revoked)).toBeVisible();
});

test('the browser’s own dialog passes it on where there is one', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValueOnce();
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Share payment link' }));
  const button = await screen.findByRole('button', { name: 'Share…' });
  await user.click(button);
  expect(share).toHaveBeenCalledWith({ title: 'Share invoice INV-1 to pay', url: LINK });
  share.mockRejectedValueOnce(new DOMException('closed', 'AbortError'));
  await user.click(button);
  expect(screen.queryByText(/didn’t allow/)).toBeNull();
  share.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
  await user.click(button);
  expect(await screen.findByText(/didn’t allow this. Copy the selected link/)).toBeVisible();
});

test.each([
  [
    'whose prices are hidden',
    { company: aCompany({ settings: { ...aCompany().settings, hidePrices: true } }) },
    {},
  ],
  ['that is paid', {}, { status: 'paid', balance: 0, payment_link_id: '' }],
  ['of a company without online payments', { customer: aCustomer() }, {}],
] as const)('an invoice %s can’t be shared to pay', async (_, options, changes) => {
  await open(undefined, options, changes);
  expect(await screen.findByRole('button', { name: 'Order again' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Share payment link' })).toBeNull();
});
