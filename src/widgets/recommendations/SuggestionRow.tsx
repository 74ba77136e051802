import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { StockLabel } from '../../components/StockLabel.tsx';
import { Button } from '../../design-system/Button.tsx';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import { paths } from '../../routing/paths.ts';
import type { SuggestedProducts } from '../../state/recommendations/useSuggestedProducts.ts';
import { PickListRow } from '../pickList/PickListRow.tsx';
import type { PickRow } from '../pickList/usePickList.ts';
import { usePurchaseHistoryText, useQuantityText } from './useSuggestionTexts.ts';

const InCartText = styled.div`
  display: flex;
  grid-column: span 2 / -1;
  align-items: center;
  gap: 6px;
  min-width: 0;
  color: var(--wp-ok);
  font-size: 13px;
  font-weight: 600;

  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
`;

type SuggestionRowProps = {
  row: PickRow & SuggestedProducts['products'][number];
  terms: SuggestedProducts['terms'];
  disabled: boolean;
  isCompact: boolean;
  onAdd(): void;
};

export function SuggestionRow({ row, terms, disabled, isCompact, onAdd }: SuggestionRowProps) {
  const { t } = useTranslation('recommendations');
  const quantityText = useQuantityText();
  const purchaseHistoryText = usePurchaseHistoryText();
  const { usual, inCart, stock } = row;
  const { product } = row.offer;
  const { name } = productTitle(product, terms.settings);
  return (
    <PickListRow
      row={row}
      name={name}
      link={paths.product(product.id)}
      picture={product.image}
      pickLabel={t('list.pick', { product: name })}
      notes={
        <>
          {!isCompact && <span>{purchaseHistoryText(usual) || product.code}</span>}
          {stock && (!isCompact || stock.level !== 'in') && <StockLabel stock={stock} />}
        </>
      }
      terms={terms}
      isCompact={isCompact}
      noPrice={t('list.noPrice')}
      instead={
        inCart ? (
          <InCartText>
            <Check aria-hidden />
            {t('list.inCart', { many: quantityText(inCart) })}
          </InCartText>
        ) : undefined
      }
      action={
        <Button
          aria-label={t('list.add', { product: name })}
          disabled={disabled || !row.isPickable}
          onClick={onAdd}
        >
          {t('list.addOne')}
        </Button>
      }
    />
  );
}
