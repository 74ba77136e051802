import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { CompanyFormat } from '../../src/app/start/CompanyFormat.tsx';
import { Price } from '../../src/components/Price.tsx';
import { QuantityInput } from '../../src/components/QuantityInput.tsx';
import { StockLabel } from '../../src/components/StockLabel.tsx';
import { createAppearance } from '../../src/state/appearance/appearanceStore.ts';
import { followParent } from '../../src/state/appearance/followParent.ts';
import { AppearanceContext } from '../../src/state/appearance/useAppearance.ts';
import { d } from '../domain/builders.ts';
import { aCompany } from '../support/builders.ts';
import { createMemoryStore } from '../support/fakeCloud.ts';
import { createPortalProviders } from '../support/renderPortal.tsx';
import { aPortal } from '../support/workspace.ts';

const text = (element: Element | null) => element?.textContent?.replace(/[\u00a0\u202f]/g, ' ');

const KILO = { code: 'KG', name: 'Kilo', factor: 1, allowsFractions: true };

test('stock, prices and typed quantities of a frame follow the parent’s language', async () => {
  const portal = aPortal({ company: aCompany({ locale: 'en-US', currency: 'USD' }) });
  const Providers = await createPortalProviders(portal);
  const appearance = createAppearance(createMemoryStore(), ['en-US'], null);
  const commit = vi.fn();
  render(
    <Providers>
      <AppearanceContext value={appearance}>
        <CompanyFormat>
          <p data-testid="figures">
            <StockLabel stock={{ level: 'in', quantity: d(1240) }} />{' '}
            <Price value={d('1240.5')} hidden={false} />
          </p>
          <QuantityInput product="Olive oil" unit={KILO} value="1500.5" onCommit={commit} />
        </CompanyFormat>
      </AppearanceContext>
    </Providers>,
  );
  const figures = screen.getByTestId('figures');
  expect(text(figures)).toBe('1,240 in stock $1,240.50');

  act(() => followParent(appearance, createMemoryStore(), { context: { locale: 'fr-CA' } }));
  expect(text(figures)).toBe('1 240 in stock 1 240,50 $');
  const quantity = screen.getByRole('textbox', { name: /Olive oil/ });
  expect(quantity.getAttribute('value')?.replace(/\s/g, ' ')).toBe('1 500,5');
  const user = userEvent.setup();
  await user.clear(quantity);
  await user.type(quantity, '2 500,25{Enter}');
  expect(commit).toHaveBeenCalledWith('2500.25');
});
