import { screen, within } from '@testing-library/react';
import type { ProductWire } from '../../src/api/catalogue/schema.ts';
import { QuickOrderScreen } from '../../src/screens/quickOrder/QuickOrderScreen.tsx';
import type { JsonObject } from '../../src/sync/rules/cloudStore.ts';
import { applyPatch } from '../../src/sync/rules/mergePatch.ts';
import { aProductWire } from './builders.ts';
import { catalogueResponses } from './catalogue.ts';
import { type Answers, type RenderPortalOptions, renderPortal } from './renderPortal.tsx';
import '../../src/app/routes/groups/quickOrder.ts';

const oil = aProductWire({ id: 1, code: 'CO-1001', name: 'Olive oil 1 L', default_price: 8.74 });
export const tin = aProductWire({ id: 2, code: 'CO-1052', name: 'Olive oil tin 5 L', default_price: 38.9 });
export const coffee = aProductWire({
  id: 3,
  code: 'CF-0310',
  name: 'Coffee beans 1 kg',
  default_price: 14.1,
});
export const PRODUCTS = [oil, tin, coffee];

export type CodesCall = { body?: { codes?: string[] } };

/** A code in capitals is exact, one in small letters is recognised, and "olive" and "MX/77" may be two products. */
export const byCodes = ({ body }: CodesCall) => {
  const match = (code: string) => {
    const exact = PRODUCTS.find((product) => product.code === code);
    const folded = PRODUCTS.find((product) => String(product.code).replace('-', '').toLowerCase() === code);
    if (exact) return { code, step: 'code', product_ids: [exact.id] };
    if (folded) return { code, step: 'folded', product_ids: [folded.id] };
    if (code === 'olive') return { code, step: 'near', product_ids: [1, 2] };
    if (code === 'MX/77') return { code, step: 'manufacturer_part', product_ids: [1, 2] };
    return { code, step: null, product_ids: [] };
  };
  const matches = (body?.codes ?? []).map(match);
  const named = new Set<ProductWire['id']>(matches.flatMap(({ product_ids }) => product_ids));
  return { success: true, matches, products: PRODUCTS.filter(({ id }) => named.has(id)) };
};

const keptDraft = (data: JsonObject = {}) => {
  let document = data;
  let revision = 1;
  return {
    document: () => document,
    answer: ({ method, body }: { method: string; body?: { patch?: JsonObject } }) => {
      if (method === 'GET') return { success: true, name: 'quick_order', revision, data: document };
      document = applyPatch(document, body?.patch ?? {});
      revision += 1;
      return { success: true, revision };
    },
  };
};

export const openScreen = async (
  answers: Answers = {},
  saved: JsonObject = {},
  options: Omit<RenderPortalOptions, 'answers'> = {},
) => {
  const draft = keptDraft(saved);
  const portal = await renderPortal(<QuickOrderScreen />, {
    at: '/quick-order',
    ...options,
    answers: {
      ...catalogueResponses({
        products: PRODUCTS,
        units: [
          { product_id: 1, units: 'EA', name: 'Each', factor: 1 },
          { product_id: 1, units: 'CS', name: 'Case of 12', factor: 12 },
        ],
      }),
      '/products/by_codes': byCodes,
      '/documents/quick_order': draft.answer,
      ...answers,
    },
  });
  await screen.findByRole('grid', { name: 'Quick order' });
  return { ...portal, draft };
};

export const codeField = (row: number) => screen.getByRole('combobox', { name: `Code or name, row ${row}` });
export const quantityField = (row: number) =>
  screen.getByRole('textbox', { name: new RegExp(`row ${row}$`) });
export const rowOf = (row: number) => within(screen.getAllByRole('row')[row] as HTMLElement);
