import { X } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { css, styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { IconButton } from '../../design-system/IconButton.tsx';
import { keepFocus } from '../../design-system/keepFocus.ts';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { Table, type TableColumn } from '../../design-system/Table.tsx';
import { TextLink } from '../../design-system/TextLink.ts';
import { phone } from '../../design-system/theme/media.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import type { PartNumber } from '../../domain/partNumbers/partNumbers.ts';
import { paths } from '../../routing/paths.ts';
import { useNumberedProducts } from '../../state/quickOrder/useNumberedProducts.ts';
import { useCompany } from '../../state/usePortal.ts';
import { useRemoveNumber } from '../../widgets/partNumbers/useRemoveNumber.ts';

const cards = css`
  & [role='row'] {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    padding: 10px 0 10px 12px;
  }

  & :is([role='rowheader'], [role='cell']) {
    align-items: start;
    min-height: 20px;
    padding: 0;

    &::before {
      display: none;
    }
  }

  & [role='rowheader'] {
    grid-column: 1 / 3;
    overflow-wrap: anywhere;
  }

  & [role='cell']:nth-child(3) {
    grid-column: 2;
    justify-content: start;
    gap: 0.4em;
  }

  & [role='cell']:nth-child(2):not(:empty) + [role='cell']::before {
    content: '·';
    display: inline;
    padding-inline-start: 0.4em;
  }

  & [role='cell']:nth-child(4) {
    grid-area: 1 / 3 / 3;
    align-items: center;
  }
`;

/** Where the table has no room for columns, a number has two lines: code and product are below it. */
const Numbers = styled.div`
  ${phone} {
    ${cards}
  }

  @container table (max-width: 471.98px) {
    ${cards}
  }
`;

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
    <Numbers>
      <Table caption={t('numbers.title')} columns={columns} rows={numbers} rowKey={({ number }) => number} />
    </Numbers>
  );
}
