import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { afterPaint } from '../../../src/design-system/afterPaint.ts';
import { StoreScreen } from '../../../src/screens/catalogue/StoreScreen.tsx';
import { TileBody } from '../../../src/widgets/catalogue/ProductItems.tsx';
import { RowBody } from '../../../src/widgets/catalogue/ProductRow.tsx';
import { catalogueResponses } from '../../support/catalogue.ts';
import { type RenderPortalOptions, renderPortal } from '../../support/renderPortal.tsx';

const lazyParts = [RowBody, TileBody];

/** Loads the lazy parts of rows, so that nothing is replaced while a test looks at it. */
export const loadLazyParts = async (): Promise<void> => {
  for (const part of lazyParts) part.preload();
  await afterPaint();
  await vi.dynamicImportSettled();
};

export const openStore = (options: RenderPortalOptions = {}) =>
  renderPortal(<StoreScreen />, { answers: catalogueResponses(), at: '/store', route: '/store', ...options });

export const rowOf = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  const row = within(screen.getByRole('list', { name: 'Products' }))
    .getAllByRole('listitem')
    .find((item) => item.contains(link));
  if (!row) throw new Error(`no row of ${name}`);
  return within(row);
};
