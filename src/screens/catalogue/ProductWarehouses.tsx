import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { Heading } from '../../design-system/Heading.ts';
import { phone } from '../../design-system/theme/media.ts';
import type { WarehouseStock } from '../../domain/catalogue/product.ts';
import { warehouseName } from '../../domain/inventory/warehouseName.ts';

const Frame = styled.section`
  display: grid;
  gap: 6px;
  padding-block-start: 12px;
  border-block-start: 1px solid var(--wp-line);

  ${phone} {
    order: 1;
  }

  & > dl {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 5px 16px;
  }

  & dt {
    color: var(--wp-muted);
  }

  & dd {
    font-weight: 600;
    text-align: end;
  }
`;

/** In base units; nothing where there is one warehouse, whose stock is that of the product. */
export function ProductWarehouses({ warehouses }: { warehouses: readonly WarehouseStock[] }) {
  const { t } = useTranslation('catalogue');
  const format = useFormat();
  const id = useId();
  if (warehouses.length < 2) return null;
  return (
    <Frame aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {t('warehouses.title')}
      </Heading>
      <dl>
        {warehouses.map(({ id: warehouse, name, quantity }) => (
          <div key={warehouse} style={{ display: 'contents' }}>
            <dt>{warehouseName(name) || t('warehouses.main')}</dt>
            <dd>{format.number(quantity ?? '0')}</dd>
          </div>
        ))}
      </dl>
    </Frame>
  );
}
