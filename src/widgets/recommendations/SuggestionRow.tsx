import { Check, Plus } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { styled } from 'styled-components';
import { ExplainedAmount } from '../../components/ExplainedAmount.tsx';
import { ProductPicture } from '../../components/ProductPicture.tsx';
import { QuantityInput } from '../../components/QuantityInput.tsx';
import { StockLabel } from '../../components/StockLabel.tsx';
import { Checkbox } from '../../design-system/Checkbox.tsx';
import { IconButton } from '../../design-system/IconButton.tsx';
import { TextLink } from '../../design-system/TextLink.ts';
import { phone } from '../../design-system/theme/media.ts';
import { VisuallyHidden } from '../../design-system/VisuallyHidden.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import type { LineQuote } from '../../domain/recommendations/quoteLine.ts';
import { paths } from '../../routing/paths.ts';
import type { SuggestedProducts } from '../../state/recommendations/useSuggestedProducts.ts';
import { usePurchaseHistoryText, useQuantityText } from './useSuggestionTexts.ts';

/** The unit and the amount have a row of their own. */
const narrowPhone = '@container portal (max-width: 379.98px)';

const Row = styled.li`
  display: grid;
  grid-template-columns: 24px 44px minmax(0, 1fr) auto 92px minmax(104px, auto) 36px;
  gap: 4px 12px;
  align-items: center;
  min-height: 64px;
  padding: 8px 16px;

  & + & {
    border-block-start: 1px solid var(--wp-line);
  }

  ${phone} {
    grid-template-columns: 24px 44px minmax(48px, 1fr) auto auto;
    gap: 4px 8px;
    min-height: 116px;
    padding-inline: 12px;
  }

  ${narrowPhone} {
    grid-template-columns: 24px 44px minmax(0, 1fr) auto;
  }
`;

const TextColumn = styled.div`
  display: grid;
  min-width: 0;

  ${phone} {
    grid-column: 3 / -1;
  }
`;

/** The padding gives touch a larger target. */
const ProductLink = styled(TextLink)`
  justify-self: start;
  margin-block: -2px;
  padding-block: 2px;
`;

const Hint = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 10px;
  color: var(--wp-muted);
  font-size: 13px;
`;

const Quantity = styled.div`
  min-width: 0;

  ${phone} {
    --wp-reason-end: auto;
    grid-column: 1 / 4;
  }
`;

const InCartFrame = styled(Quantity)`
  grid-column: span 2;
`;

const UnitAndAmount = styled.div`
  display: contents;

  ${phone} {
    display: flex;
    flex-direction: column-reverse;
    align-items: flex-end;
  }

  ${narrowPhone} {
    grid-area: 2 / 3 / auto / -1;
    flex-direction: row;
    align-items: baseline;
    justify-content: space-between;
    gap: 8px;
  }
`;

const Unit = styled.span`
  color: var(--wp-muted);
  font-size: 13px;
  line-height: 1.25;
  overflow-wrap: break-word;

  ${phone} {
    max-width: 128px;
    text-align: end;
  }
`;

const Amount = styled.span`
  font-weight: 700;
  text-align: end;
  white-space: nowrap;
`;

const AddFrame = styled.span`
  display: grid;
  justify-items: end;
`;

const InCartText = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--wp-ok);
  font-size: 13px;
  font-weight: 600;

  & > svg {
    flex: none;
    width: 16px;
    height: 16px;
  }
`;

type Suggestion = SuggestedProducts['products'][number];

type SuggestionRowProps = {
  suggestion: Suggestion;
  terms: SuggestedProducts['terms'];
  quantity: string;
  quote: LineQuote | null;
  isSelected: boolean;
  disabled: boolean;
  onSelect(isSelected: boolean): void;
  onQuantityChange(quantity: string): void;
  onAdd(): void;
};

export function SuggestionRow({
  suggestion,
  terms,
  quantity,
  quote,
  isSelected,
  disabled,
  onSelect,
  onQuantityChange,
  onAdd,
}: SuggestionRowProps) {
  const { t } = useTranslation(['recommendations', 'common']);
  const id = useId();
  const quantityText = useQuantityText();
  const purchaseHistoryText = usePurchaseHistoryText();
  const { offer, unit, usual, inCart, stock } = suggestion;
  const isSoldOut = stock?.level === 'out';
  const { product } = offer;
  const { name } = productTitle(product, terms.settings);
  return (
    <Row aria-labelledby={id}>
      {inCart ? (
        <span />
      ) : (
        <Checkbox
          label={<VisuallyHidden>{t('list.pick', { product: name })}</VisuallyHidden>}
          checked={isSelected}
          disabled={quote === null || isSoldOut}
          onChange={(event) => onSelect(event.currentTarget.checked)}
        />
      )}
      <ProductPicture src={product.image} size={44} />
      <TextColumn>
        <ProductLink as={Link} id={id} to={paths.product(product.id)}>
          {name}
        </ProductLink>
        <Hint>
          <span>{purchaseHistoryText(usual) || product.code}</span>
          {stock && <StockLabel stock={stock} />}
        </Hint>
      </TextColumn>
      {inCart ? (
        <InCartFrame>
          <InCartText>
            <Check aria-hidden />
            {t('list.inCart', { many: quantityText(inCart) })}
          </InCartText>
        </InCartFrame>
      ) : (
        <Quantity>
          <QuantityInput
            product={name}
            quantityLabel={terms.settings.quantityLabel}
            value={quantity}
            unit={unit}
            onCommit={onQuantityChange}
          />
        </Quantity>
      )}
      <UnitAndAmount>
        {!inCart && <Unit>{unit?.name ?? t('common:piece')}</Unit>}
        <Amount>
          {!inCart &&
            (quote ? (
              <ExplainedAmount
                priced={quote}
                unit={unit}
                isVisitor={terms.isVisitor}
                hidden={terms.hidesPrices}
              />
            ) : (
              t('list.noPrice')
            ))}
        </Amount>
      </UnitAndAmount>
      <AddFrame>
        {!inCart && (
          <IconButton
            label={t('list.add', { product: name })}
            icon={<Plus aria-hidden />}
            variant="secondary"
            disabled={disabled || quote === null || isSoldOut}
            onClick={onAdd}
          />
        )}
      </AddFrame>
    </Row>
  );
}
