import { X } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../components/Link.tsx';
import { IconButton } from '../../design-system/IconButton.tsx';
import { keepFocus } from '../../design-system/keepFocus.ts';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { Table, type TableColumn } from '../../design-system/Table.tsx';
import { TextLink } from '../../design-system/TextLink.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import type { PartNumber } from '../../domain/partNumbers/partNumbers.ts';
import { paths } from '../../routing/paths.ts';
import { useNumberedProducts } from '../../state/quickOrder/useNumberedProducts.ts';
import { useCompany } from '../../state/usePortal.ts';
import { useRemoveNumber } from '../../widgets/partNumbers/useRemoveNumber.ts';

function ProductOf({
  productId,
  products,
}: {
  productId: number;
  products: ReturnType<typeof useNumberedProducts>;
}) {
  const { t } = useTranslation('quickOrder');
  const { settings } = useCompany();
  const product = products.data?.get(productId);
  if (product)
    return (
      <TextLink as={Link} to={paths.product(productId)}>
        {productTitle(product, settings).name}
      </TextLink>
    );
  return products.isPending ? <Skeleton $width={160} /> : <span>{t('numbers.notSold')}</span>;
}

/** Own part numbers with their products. */
export function PartNumberTable({ numbers }: { numbers: readonly PartNumber[] }) {
  const { t } = useTranslation(['quickOrder', 'catalogue']);
  const ids = useMemo(() => [...new Set(numbers.map(({ productId }) => productId))], [numbers]);
  const products = useNumberedProducts(ids);
  const remove = useRemoveNumber();
  const columns: TableColumn<PartNumber>[] = [
    { key: 'number', header: t('numbers.column.number'), isRowHeader: true, cell: ({ number }) => number },
    {
      key: 'code',
      header: t('numbers.column.code'),
      cell: ({ productId }) => products.data?.get(productId)?.code ?? '',
    },
    {
      key: 'product',
      header: t('numbers.column.product'),
      cell: ({ productId }) => <ProductOf productId={productId} products={products} />,
    },
    {
      key: 'remove',
      header: t('numbers.column.remove'),
      align: 'end',
      isHeaderHidden: true,
      cell: (row) => (
        <IconButton
          data-remove
          label={t('catalogue:ownNumber.remove', { number: row.number })}
          icon={<X aria-hidden />}
          onClick={({ currentTarget }) => {
            keepFocus(currentTarget);
            void remove(row);
          }}
        />
      ),
    },
  ];
  return (
    <Table caption={t('numbers.title')} columns={columns} rows={numbers} rowKey={({ number }) => number} />
  );
}
