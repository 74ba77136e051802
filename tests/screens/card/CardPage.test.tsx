import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { I18nextProvider } from 'react-i18next';
import { expect, it, vi } from 'vitest';
import type { CardSetup } from '../../../src/bridge/cardContract.ts';
import { brandPalette } from '../../../src/domain/tenant/brandPalette.ts';
import type { Language } from '../../../src/domain/tenant/language.ts';
import { createI18n } from '../../../src/platform/i18n.ts';
import { CardPage } from '../../../src/screens/card/CardPage.tsx';

const SETUP: CardSetup = {
  kind: 'card',
  gateway: 'authorizenet',
  settings: {},
  api: '/backend',
  language: 'en',
  scheme: 'light',
  colour: '#0f766e',
  radius: null,
};

const page = async (language: Language, look: Partial<CardSetup> = {}) => {
  const i18n = await createI18n(language, ['payments'], async (lng, group) =>
    JSON.parse(readFileSync(`locales/${lng}/${group}.json`, 'utf8')),
  );
  return (
    <I18nextProvider i18n={i18n}>
      <CardPage
        ref={createRef()}
        setup={{ ...SETUP, language, ...look }}
        palette={brandPalette('#0f766e')}
        today="2026-11-23"
        headers={async () => ({})}
        onSubmit={vi.fn()}
        onWrong={vi.fn()}
        onResize={vi.fn()}
      />
    </I18nextProvider>
  );
};

it('keeps what was typed in another language and in dark colours', async () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = vi.fn();
      disconnect = vi.fn();
    },
  );
  const user = userEvent.setup();
  const { rerender } = render(await page('en'));
  await user.type(screen.getByRole('textbox', { name: 'Card number' }), '4111111111111111');
  rerender(await page('es', { scheme: 'dark' }));
  expect(screen.getByRole('textbox', { name: 'Número de tarjeta' })).toHaveValue('4111 1111 1111 1111');
});
