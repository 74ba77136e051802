import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ProductPicture } from '../../components/ProductPicture.tsx';
import { QuantityInput } from '../../components/QuantityInput.tsx';
import { StockLabel } from '../../components/StockLabel.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { Button } from '../../design-system/Button.tsx';
import { fieldsIn } from '../../design-system/fields.ts';
import { SmallText } from '../../design-system/MutedText.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import type { DraftRow } from '../../domain/quickOrder/draftRow.ts';
import { removeRow, setQuantity } from '../../domain/quickOrder/editRows.ts';
import type { EvaluatedRow } from '../../domain/quickOrder/evaluateRow.ts';
import type { QuickOrderActions } from '../../state/quickOrder/quickOrderService.ts';
import { useEvaluatedRow } from '../../state/quickOrder/useQuickOrder.ts';
import { useCompany, usePricesHidden } from '../../state/usePortal.ts';
import { useRowProblem } from './useRowProblem.ts';

const Frame = styled.div`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr);
  align-items: center;
  gap: 8px 12px;
`;

const Controls = styled.div`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
`;

const Problem = styled.p`
  grid-column: 1 / -1;
  color: var(--wp-bad);
  font-weight: 600;
`;

const focusField = (frame: HTMLElement | null) => fieldsIn(frame)[0]?.focus();

type ProductProps = { evaluated: EvaluatedRow; onQuantity(quantity: string): void; onNext(): void };

function Product({ evaluated, onQuantity, onNext }: ProductProps) {
  const { t } = useTranslation('quickOrder');
  const { settings } = useCompany();
  const format = useFormat();
  const hidden = usePricesHidden();
  const { offer, price, unit, stock, row } = evaluated;
  if (!offer) return null;
  const { name } = productTitle(offer.product, settings);
  const each = price?.ok && !hidden ? format.price(price.originalNetPrice) : '';
  return (
    <>
      <ProductPicture src={offer.product.image} size={44} />
      <div role="status">
        <strong>{name}</strong>
        <SmallText>
          {[offer.product.code, each].filter(Boolean).join(' · ')}{' '}
          {stock && (
            <>
              · <StockLabel stock={stock} />
            </>
          )}
        </SmallText>
      </div>
      <Controls ref={focusField}>
        <QuantityInput
          product={name}
          value={row.quantity}
          unit={unit}
          min="1"
          onCommit={onQuantity}
          onEnter={onNext}
        />
        <Button variant="primary" onClick={onNext}>
          {t('scan.next')}
        </Button>
      </Controls>
    </>
  );
}

type ScannedRowProps = { actions: QuickOrderActions; row: DraftRow; onNext(): void };

/** What was scanned, with its quantity; Enter scans the next one. */
export function ScannedRow({ actions, row, onNext }: ScannedRowProps) {
  const { t } = useTranslation('quickOrder');
  const evaluated = useEvaluatedRow(actions, row);
  const problem = useRowProblem(evaluated);
  const isLooking = evaluated.state.kind === 'looking';
  const remove = () => {
    onNext();
    actions.edit((rows) => removeRow(rows, row.key));
  };
  return (
    <Frame>
      {isLooking && <p role="status">{t('looking')}</p>}
      <Product
        evaluated={evaluated}
        onQuantity={(quantity) => actions.edit((rows) => setQuantity(rows, row.key, quantity))}
        onNext={onNext}
      />
      {problem && (
        <Problem role="alert">
          {row.code} · {problem}
        </Problem>
      )}
      {!evaluated.offer && !isLooking && (
        <Controls>
          <Button onClick={remove}>{t('scan.remove')}</Button>
          <Button variant="primary" onClick={onNext}>
            {t('scan.keep')}
          </Button>
        </Controls>
      )}
    </Frame>
  );
}
