import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ProductWire } from '../../../src/api/catalogue/schema.ts';
import { QuickOrderScreen } from '../../../src/screens/quickOrder/QuickOrderScreen.tsx';
import type { JsonObject } from '../../../src/sync/rules/cloudStore.ts';
import { applyPatch } from '../../../src/sync/rules/mergePatch.ts';
import { aProductWire } from '../../support/builders.ts';
import { cartContents } from '../../support/cart.ts';
import { catalogueResponses } from '../../support/catalogue.ts';
import { type Answers, renderPortal } from '../../support/renderPortal.tsx';
import '../../../src/app/routes/groups/quickOrder.ts';

const oil = aProductWire({ id: 1, code: 'CO-1001', name: 'Olive oil 1 L', default_price: 8.74 });
const tin = aProductWire({ id: 2, code: 'CO-1052', name: 'Olive oil tin 5 L', default_price: 38.9 });
const coffee = aProductWire({ id: 3, code: 'CF-0310', name: 'Coffee beans 1 kg', default_price: 14.1 });
const PRODUCTS = [oil, tin, coffee];

type CodesCall = { body?: { codes?: string[] } };

/** A code in capitals is exact, one in small letters is recognised, and "olive" may be two products. */
const byCodes = ({ body }: CodesCall) => {
  const match = (code: string) => {
    const exact = PRODUCTS.find((product) => product.code === code);
    const folded = PRODUCTS.find((product) => String(product.code).replace('-', '').toLowerCase() === code);
    if (exact) return { code, step: 'code', product_ids: [exact.id] };
    if (folded) return { code, step: 'folded', product_ids: [folded.id] };
    if (code === 'olive') return { code, step: 'near', product_ids: [1, 2] };
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

const openScreen = async (answers: Answers = {}, saved: JsonObject = {}) => {
  const draft = keptDraft(saved);
  const portal = await renderPortal(<QuickOrderScreen />, {
    at: '/quick-order',
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

const codeField = (row: number) => screen.getByRole('combobox', { name: `Code or name, row ${row}` });
const quantityField = (row: number) => screen.getByRole('textbox', { name: new RegExp(`row ${row}$`) });
const rowOf = (row: number) => within(screen.getAllByRole('row')[row] as HTMLElement);

beforeEach(() => void vi.stubGlobal('fetch', () => new Promise(() => undefined)));

describe('typing', () => {
  it('goes from code to quantity to the next row by Enter, and adds all to the cart by Control and Enter', async () => {
    const { user, workspace } = await openScreen();
    await user.type(codeField(1), 'CO-1052{Enter}2{Enter}');
    expect(codeField(2)).toHaveFocus();
    await user.keyboard('cf0310{Enter}{Enter}');
    expect(await rowOf(1).findByText('$77.80')).toBeVisible();
    expect(await rowOf(2).findByText('Coffee beans 1 kg')).toBeVisible();
    expect(rowOf(2).getByText('CF-0310 · read as this code')).toBeVisible();
    expect(quantityField(2)).toHaveValue('1');
    expect(screen.getByText('2 products ready')).toBeVisible();
    expect(screen.getByText('$91.90')).toBeVisible();
    expect(codeField(3)).toHaveFocus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(await screen.findByText('2 products added to your cart')).toBeVisible();
    expect(cartContents(workspace)).toEqual(['Olive oil tin 5 L: 2', 'Coffee beans 1 kg: 1']);
    expect(screen.getByText('0 products ready')).toBeVisible();
  });
});
