import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openCardPage, SETUP } from './openCardPage.ts';

describe('the page of the card form', () => {
  it('keeps what was typed and what is wrong in another language and in dark colours', async () => {
    const { page, portal, user, pay } = await openCardPage();
    await user.type(screen.getByRole('textbox', { name: 'Card number' }), '4111111111111111');
    await pay();
    await page.setUp({ ...SETUP, language: 'es', scheme: 'dark', radius: 4 });
    const number = screen.getByRole('textbox', { name: 'Número de tarjeta' });
    expect(number).toHaveValue('4111 1111 1111 1111');
    expect(screen.getByRole('textbox', { name: 'Nombre en la tarjeta' })).toHaveAccessibleDescription(
      'Ingrese el nombre que aparece en la tarjeta',
    );
    expect(portal.wrong.mock.lastCall?.[0][0]?.text).toBe('Ingrese el nombre que aparece en la tarjeta');
    const root = number.closest<HTMLElement>('[lang]');
    expect(root?.lang).toBe('es');
    expect(root?.style.colorScheme).toBe('dark');
    expect(root?.style.getPropertyValue('--wp-surface')).toBe('#141c2b');
    expect(root?.style.getPropertyValue('--wp-radius')).toBe('4px');
  });

  it('says that nothing is wrong when it opens', async () => {
    const { portal } = await openCardPage();
    expect(portal.wrong.mock.calls).toEqual([[[]]]);
  });

  it('says when the provider is away, and what it says itself', async () => {
    const { user, pay, provider } = await openCardPage({ gateway: 'openpay' });
    provider.mockImplementation(async () => {
      throw new TypeError('Failed to fetch');
    });
    for (const [name, value] of [
      ['Name on card', 'Ann'],
      ['Card number', '4111111111111111'],
      ['Expiration date', '1230'],
      ['Security code', '123'],
    ] as const)
      await user.type(screen.getByRole('textbox', { name }), value);
    expect(await pay()).toEqual({ ok: false, reason: 'unreachable' });
    provider.mockImplementation(
      async () => new Response('{"description":"The card has expired"}', { status: 400 }),
    );
    expect(await pay()).toEqual({ ok: false, reason: 'message', message: 'The card has expired' });
  });
});
