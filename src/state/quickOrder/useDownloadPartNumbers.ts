import type { PartNumbers } from '../../domain/partNumbers/partNumbers.ts';
import { download } from '../../platform/download.ts';
import type { Outcome } from '../result.ts';
import { usePortal } from '../usePortal.ts';
import { loadNumberedProducts } from './useNumberedProducts.ts';

/** `heads`: of the columns number, code and product. */
export type NumbersFile = { name: string; heads: string[] };

/** Downloads all own part numbers as a CSV file that can be imported again. */
export const useDownloadPartNumbers = () => {
  const { http, errors } = usePortal();
  return async ({ all }: PartNumbers, { name, heads }: NumbersFile): Promise<Outcome<'failed'>> => {
    try {
      const [{ toCsv }, products] = await Promise.all([
        import(/* webpackChunkName: "csv" */ '../../platform/csv.ts'),
        loadNumberedProducts(
          http,
          all.map(({ productId }) => productId),
        ),
      ]);
      const rows = all.map(({ number, productId }) => {
        const product = products.get(productId);
        return [number, product?.code ?? '', product?.name ?? ''];
      });
      download(`${name}.csv`, toCsv([heads, ...rows]), 'text/csv;charset=utf-8');
      return { ok: true };
    } catch (error) {
      errors.report('Downloading part numbers', error);
      return { ok: false, reason: 'failed' };
    }
  };
};
