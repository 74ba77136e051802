import { X } from 'lucide-react';
import { memo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { keepFocus } from '../../components/keepFocus.ts';
import { Price } from '../../components/Price.tsx';
import { ProductPicture } from '../../components/ProductPicture.tsx';
import { QuantityInput } from '../../components/QuantityInput.tsx';
import { UnitSelect } from '../../components/UnitSelect.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { IconButton } from '../../design-system/IconButton.tsx';
import { hover } from '../../design-system/theme/media.ts';
import type { CartLine } from '../../domain/cart/cartLine.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import type { Decimal } from '../../domain/numbers/decimal.ts';
import type { LinePrice } from '../../domain/pricing/types.ts';
import { paths } from '../../routing/paths.ts';
import { type LineChangeResult, setSize, setUnit, stockShortfall } from '../../state/cart/changeLines.ts';
import { useCompany, usePricesHidden } from '../../state/usePortal.ts';
import { useWorkspace } from '../../state/useWorkspace.ts';
import { useRemoveLine } from '../../widgets/cart/useRemoveLine.ts';
import { LineChanges } from './LineChanges.tsx';
import { LineFacts } from './LineFacts.tsx';
import { Amount, Controls, Facts, Row, Words } from './rowStyles.ts';

const Name = styled(Link)`
  border-radius: 3px;
  font-weight: 650;
  overflow-wrap: anywhere;
  ${hover} {
    &:hover {
      color: var(--wp-brand-text);
    }
  }
`;

const Problem = styled.span`
  color: var(--wp-bad);
  font-weight: 600;
`;

type CartLineRowProps = { lineKey: string; line: CartLine; price: LinePrice };

/** An editable cart line. It rerenders only when its own line changes. */
export const CartLineRow = memo(function CartLineRow({ lineKey, line, price }: CartLineRowProps) {
  const { t } = useTranslation('cart');
  const workspace = useWorkspace();
  const { settings } = useCompany();
  const hidden = usePricesHidden();
  const { remove, change } = useRemoveLine();
  const format = useFormat();
  const row = useRef<HTMLDivElement>(null);
  const [refused, setRefused] = useState('');
  const { name, details } = productTitle({ ...line, barcode: '' }, settings);
  const noInventory = (units: Decimal) => t('line.noInventory', { units: format.number(units) });
  const reasonOf = (answer: LineChangeResult) => (answer.ok ? '' : noInventory(answer.units));
  /** A quantity above the stock is reset, with the reason beside the field. */
  const inStock = (quantity: string) => {
    const units = stockShortfall(workspace, line, quantity);
    return units ? { value: line.quantity, reason: noInventory(units) } : { value: quantity };
  };
  return (
    <Row ref={row}>
      <ProductPicture src={line.imageUrl} />
      <Words>
        <Name to={paths.product(line.productId)}>{name}</Name>
        <Facts>
          {details[0] && `${details[0]} · `}
          {price.ok ? (
            <LineFacts lineKey={lineKey} line={line} price={price} hidden={hidden} />
          ) : (
            <Problem>{t(`line.${price.reason}`)}</Problem>
          )}
          <Problem role="status">{refused}</Problem>
        </Facts>
      </Words>
      <Controls>
        <QuantityInput
          product={name}
          word={settings.quantityLabel}
          value={line.quantity}
          settle={inStock}
          onSize={settings.sizeInput ? (size) => reasonOf(setSize(workspace, lineKey, size)) : undefined}
          onCommit={(quantity) => {
            // A quantity of 0 removes the row.
            if (row.current) keepFocus(row.current);
            change(lineKey, name, quantity);
          }}
        />
        {line.units.length > 0 && (
          <UnitSelect
            product={name}
            units={line.units}
            value={line.unit}
            onChange={(unit) => setRefused(reasonOf(setUnit(workspace, lineKey, unit)))}
          />
        )}
      </Controls>
      <Amount>
        {price.ok ? <Price value={price.gross.minus(price.discount)} hidden={hidden} kind="amount" /> : '—'}
      </Amount>
      <IconButton
        label={t('line.remove', { product: name })}
        icon={<X aria-hidden />}
        data-remove
        onClick={({ currentTarget }) => {
          keepFocus(currentTarget);
          remove(lineKey, name);
        }}
      />
      <LineChanges lineKey={lineKey} line={line} product={name} />
    </Row>
  );
});
