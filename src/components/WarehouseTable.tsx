import { useTranslation } from 'react-i18next';
import { Table } from '../design-system/Table.tsx';
import type { WarehouseStock } from '../domain/catalogue/product.ts';
import { warehouseName } from '../domain/inventory/warehouseName.ts';
import { useFormat } from './useFormat.ts';

/** In base units. */
export function WarehouseTable({ warehouses }: { warehouses: readonly WarehouseStock[] }) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  return (
    <Table
      caption={t('warehouses.title')}
      rows={warehouses}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: t('warehouses.name'),
          cell: ({ name }) => warehouseName(name) || t('warehouses.main'),
        },
        {
          key: 'quantity',
          header: t('warehouses.quantity'),
          align: 'end',
          cell: ({ quantity }) => format.number(quantity ?? '0'),
        },
      ]}
    />
  );
}
