import { screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { afterPaint } from '../../../src/design-system/afterPaint.ts';
import { StoreScreen } from '../../../src/screens/catalogue/StoreScreen.tsx';
import { RowBody, TileBody } from '../../../src/widgets/catalogue/ProductItems.tsx';
import { answersFor } from '../../support/catalogue.ts';
import { type RenderPortalOptions, renderPortal } from '../../support/renderPortal.tsx';

const later = [RowBody, TileBody];

/** What comes behind the first rows has come, so that nothing is replaced while a test looks at it. */
export const fetchLaterParts = async (): Promise<void> => {
  for (const part of later) part.preload();
  await afterPaint();
  await vi.dynamicImportSettled();
};

export const openStore = (options: RenderPortalOptions = {}) =>
  renderPortal(<StoreScreen />, { answers: answersFor(), at: '/store', route: '/store', ...options });

/** The row of the list that names a product. */
export const rowOf = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  const row = within(screen.getByRole('list', { name: 'Products' }))
    .getAllByRole('listitem')
    .find((each) => each.contains(link));
  if (!row) throw new Error(`no row of ${name}`);
  return within(row);
};
