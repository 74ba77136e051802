import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CallError } from '../../../src/api/callError.ts';
import type { SheetLabels } from '../../../src/domain/history/historySheet.ts';
import { exportHistory } from '../../../src/state/history/exportHistory.ts';
import { aCompany } from '../../support/builders.ts';
import { aTransactionWire } from '../../support/cart.ts';
import { type Asked, aWorkspace } from '../../support/workspace.ts';

let files: Blob[] = [];
let names: string[] = [];

beforeEach(() => {
  [files, names] = [[], []];
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:file';
  };
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return () => vi.restoreAllMocks();
});

const labels: SheetLabels = {
  heading: (column) => column.toUpperCase(),
  status: ({ status }) => `is ${status}`,
  approval: ({ approvalStatus }) => (approvalStatus === null ? '' : 'waits'),
};
const filter = { kind: 'order', search: 'olive' } as const;

/** A back office with this many orders, 100 per page. */
const respondWithOrders = (total: number) => (call: Asked) => {
  const page = Number(call.query?.page ?? 1);
  const length = Math.max(0, Math.min(100, total - 100 * (page - 1)));
  const transactions = Array.from({ length }, (_, index) => {
    const number = 100 * (page - 1) + index + 1;
    return aTransactionWire({ id: `id-${number}`, transaction_number: `WEB-${number}` });
  });
  return { success: true, total, transactions };
};

/** The cells of each row, without their quotes. */
const rows = async () =>
  ((await files[0]?.text())?.split('\r\n') ?? []).map((row) => row.replaceAll('"', ''));

describe('the history as a file', () => {
  it('has all pages of the filtered transactions', async () => {
    const { workspace, portal, asked } = aWorkspace(respondWithOrders(250));
    expect(
      await exportHistory({ ...portal, hidden: workspace.cart.context.hidden }, filter, labels, 'orders.csv'),
    ).toEqual({
      ok: true,
      value: { rows: 250, total: 250 },
    });
    expect(asked.map(({ query }) => [query?.page, query?.page_size, query?.search])).toEqual([
      [1, 100, 'olive'],
      [2, 100, 'olive'],
      [3, 100, 'olive'],
    ]);
    expect(names).toEqual(['orders.csv']);
    const [header, first, ...otherRows] = await rows();
    expect(header).toBe('NUMBER,DATE,STATUS,APPROVAL,COMMENT,LINES,CURRENCY,TOTAL');
    expect(first).toBe('WEB-1,2026-11-18,is pending,,,1,USD,46.89');
    expect(otherRows.at(-1)).toMatch(/^WEB-250,/);
    expect(otherRows).toHaveLength(249);
  });

  it('has each transaction once, even if one moves to the next page during the export', async () => {
    const respond = respondWithOrders(150);
    const { workspace, portal } = aWorkspace((call) => {
      const { transactions, ...page } = respond(call);
      return {
        ...page,
        transactions: Number(call.query?.page) === 2 ? [aTransactionWire(), ...transactions] : transactions,
      };
    });
    expect(
      await exportHistory({ ...portal, hidden: workspace.cart.context.hidden }, filter, labels, 'orders.csv'),
    ).toMatchObject({ value: { rows: 150 } });
    const numbers = (await rows()).map((row) => row.split(',')[0]);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  it('reports how many are left out if there are too many', async () => {
    const { workspace, portal, asked } = aWorkspace(respondWithOrders(6_000));
    expect(
      await exportHistory({ ...portal, hidden: workspace.cart.context.hidden }, filter, labels, 'orders.csv'),
    ).toEqual({
      ok: true,
      value: { rows: 5_000, total: 6_000 },
    });
    expect(asked).toHaveLength(50);
  });

  it('has no amounts if prices are hidden', async () => {
    const company = aCompany({ settings: { hidePrices: true } });
    const { workspace, portal } = aWorkspace(respondWithOrders(1), { company });
    await exportHistory({ ...portal, hidden: workspace.cart.context.hidden }, filter, labels, 'orders.csv');
    expect((await rows())[1]).toBe('WEB-1,2026-11-18,is pending,,,1,USD,');
  });

  it('isn’t created unless all pages are loaded', async () => {
    const respond = respondWithOrders(250);
    const { workspace, portal } = aWorkspace((call) => {
      if (Number(call.query?.page) === 3) throw new CallError('network');
      return respond(call);
    });
    const reported = vi.spyOn(portal.errors, 'report').mockImplementation(() => undefined);
    expect(
      await exportHistory({ ...portal, hidden: workspace.cart.context.hidden }, filter, labels, 'orders.csv'),
    ).toEqual({
      ok: false,
      reason: 'failed',
    });
    expect([files, names]).toEqual([[], []]);
    expect(reported).toHaveBeenCalledWith('Exporting the history', expect.any(CallError));
  });
});
