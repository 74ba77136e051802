import { Tag, X } from 'lucide-react';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { ProductPicture } from '../../components/ProductPicture.tsx';
import { SizeTag } from '../../components/SizeTag.tsx';
import { StockLabel } from '../../components/StockLabel.tsx';
import { UnitSelect } from '../../components/UnitSelect.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { WhyPrice } from '../../components/WhyPrice.tsx';
import { IconButton } from '../../design-system/IconButton.tsx';
import { SmallText } from '../../design-system/MutedText.ts';
import { phone } from '../../design-system/theme/media.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import { money } from '../../domain/numbers/money.ts';
import { pricePerChosenUnit } from '../../domain/pricing/baseQuantity.ts';
import type { DraftRow } from '../../domain/quickOrder/draftRow.ts';
import { removeRow, setSize, setUnit } from '../../domain/quickOrder/editRows.ts';
import type { EvaluatedRow } from '../../domain/quickOrder/evaluateRow.ts';
import { useEvaluatedRow, useQuickOrder } from '../../state/quickOrder/useQuickOrder.ts';
import { useSuggestions } from '../../state/quickOrder/useSuggestions.ts';
import { useCompany, usePricesHidden } from '../../state/usePortal.ts';
import { useOwnNumbers } from '../../widgets/partNumbers/useOwnNumbers.ts';
import { CodeCell } from './CodeCell.tsx';
import { useGrid } from './gridContext.ts';
import { Cell, RowFrame, RowLine, type RowTone } from './gridStyles.ts';
import { QuantityCell } from './QuantityCell.tsx';
import { RowNote } from './RowNote.tsx';
import { StepLine } from './StepLine.tsx';
import { UnknownProduct } from './UnknownProduct.tsx';
import { isChoice } from './useRowProblem.ts';

const ProductLine = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr) auto;
  align-items: center;
  gap: 10px;

  /* The button has no place of its own. */
  @media (hover: hover) {
    grid-template-columns: 40px minmax(0, 1fr);
  }
`;

/** With a mouse it takes no room from the name: it lies over its end, in the row that is pointed at. */
const NumbersButton = styled(IconButton)`
  @media (hover: hover) {
    position: absolute;
    inset-inline-end: 0;
    background: var(--wp-surface);
    opacity: 0;

    [role='row']:hover &,
    &:focus-visible {
      opacity: 1;
    }
  }
`;

// Two lines of it and the details are as high as the row of one, with room above and below.
const Name = styled.strong`
  display: -webkit-box;
  overflow: hidden;
  font-weight: 650;
  line-height: 16px;
  text-wrap: balance;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Details = styled(SmallText).attrs({ as: 'small' })`
  display: block;
  overflow: hidden;
  line-height: 15px;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

// Of the keyboard: a phone has none. The cells beside it are empty.
const Hint = styled(SmallText).attrs({ as: 'span' })`
  white-space: nowrap;

  ${phone} {
    white-space: normal;
  }

  @media (pointer: coarse) {
    display: none;
  }
`;

const NumberCell = styled(Cell)`
  color: var(--wp-muted);
  font-variant-numeric: tabular-nums;
`;

/** As wide in each row, whatever its units are called. */
const UnitCell = styled(Cell)`
  & > span {
    width: min(100%, 150px);
  }
`;

/** Some languages need two lines. */
const StockCell = styled(Cell)`
  & > span {
    white-space: normal;
  }
`;

const NO_PRODUCTS: readonly Product[] = [];

const MOST_CANDIDATES = 3;

/** The products that a code may mean, for a row that has none yet; where it means none, those that a search finds. */
const useCandidates = ({ match, row }: EvaluatedRow): readonly Product[] => {
  const products = useQuickOrder((state) => state.products);
  const isUnknown = row.productId === null && match?.productIds.length === 0;
  const found = useSuggestions(isUnknown ? row.code : '');
  const meant = useMemo(
    () =>
      match && row.productId === null
        ? match.productIds.flatMap((id) => products.get(id) ?? [])
        : NO_PRODUCTS,
    [match, row.productId, products],
  );
  return isUnknown ? found.slice(0, MOST_CANDIDATES) : meant;
};

type ProductCellProps = { evaluated: EvaluatedRow; rowKey: string; candidates: number };

function ProductCell({ evaluated, rowKey, candidates }: ProductCellProps) {
  const { t } = useTranslation('quickOrder');
  const { settings } = useCompany();
  const { actions, editNumbers } = useGrid();
  const ownNumbersOf = useOwnNumbers();
  const { offer, match, row, size, state } = evaluated;
  if (state.kind === 'empty') return <Hint>{t('hint')}</Hint>;
  if (state.kind === 'looking') return <SmallText as="span">{t('looking')}</SmallText>;
  if (!offer) return <UnknownProduct evaluated={evaluated} candidates={candidates} />;
  const { name } = productTitle(offer.product, settings);
  const { code } = offer.product;
  const step = match?.step;
  const how = step && step !== 'code' && step !== 'near' ? t(`step.${step}`, { code: row.code }) : '';
  return (
    <ProductLine>
      <ProductPicture src={offer.product.image} size={40} />
      <div>
        <Name title={name}>{name}</Name>
        <Details>{[code, how || ownNumbersOf(offer.product.id)].filter(Boolean).join(' · ')}</Details>
        {size && (
          <SizeTag
            product={name}
            size={size}
            onClear={() => actions.edit((rows) => setSize(rows, rowKey, ''))}
          />
        )}
      </div>
      <NumbersButton
        variant="quiet"
        label={t('ownNumbersOf', { product: name })}
        icon={<Tag />}
        onClick={() => editNumbers(offer.product)}
      />
    </ProductLine>
  );
}

function Amounts({ evaluated }: { evaluated: EvaluatedRow }) {
  const { t } = useTranslation('quickOrder');
  const format = useFormat();
  const hidden = usePricesHidden();
  const { price, unit, size, state, row } = evaluated;
  const unitAmount = price?.ok ? price.originalNetPrice : null;
  const total = price?.ok ? money(price.gross.minus(price.discount)) : null;
  return (
    <>
      <Cell role="gridcell" $end $area="price" $wideOnly $notTight>
        {price?.ok && unitAmount && !hidden && (
          <WhyPrice
            explain={({ explainLine }) =>
              explainLine(
                price,
                { unit, size: size?.value ?? null, typedSize: size?.text ?? '' },
                { isVisitor: false },
              )
            }
          >
            {format.price(pricePerChosenUnit(unitAmount, unit))}
          </WhyPrice>
        )}
        <StepLine evaluated={evaluated} />
      </Cell>
      <Cell role="gridcell" $end $area="total">
        {state.kind === 'ready' && total && !hidden && <strong>{format.money(total)}</strong>}
        {state.kind === 'problem' && row.code !== '' && <SmallText as="span">{t('notCounted')}</SmallText>}
      </Cell>
    </>
  );
}

function RowUnit({ evaluated: { offer, unit, row }, name }: { evaluated: EvaluatedRow; name: string }) {
  const { actions } = useGrid();
  if (!offer || offer.units.length === 0) return null;
  return (
    <UnitSelect
      product={name}
      units={offer.units}
      value={row.listUnit || row.packSize ? null : unit}
      onChange={({ code }) => actions.edit((rows) => setUnit(rows, row.key, code))}
    />
  );
}

function RemoveButton({ rowKey, number }: { rowKey: string; number: number }) {
  const { t } = useTranslation('quickOrder');
  const { actions, focus, keyAt } = useGrid();
  const remove = () => {
    focus(keyAt(number) ?? '', 'code');
    actions.edit((rows) => removeRow(rows, rowKey));
  };
  return <IconButton variant="quiet" label={t('remove', { number })} icon={<X />} onClick={remove} />;
}

/** An error of the quantity field: what was typed is none, or can't be ordered. */
const hasQuantityProblem = ({ state, row }: EvaluatedRow): boolean =>
  row.unreadable !== '' ||
  (state.kind === 'problem' && state.reason.startsWith('quantity') && row.quantity !== '');

const toneOf = (evaluated: EvaluatedRow, candidates: number): RowTone => {
  const { state, row } = evaluated;
  if (state.kind === 'empty') return 'next';
  if (state.kind !== 'problem' || row.code === '') return 'plain';
  if (row.productId === null) return isChoice(evaluated, candidates) ? 'choice' : 'unknown';
  return state.reason === 'no_inventory' ? 'warn' : 'bad';
};

type GridRowProps = { row: DraftRow; number: number };

/** A row; the last one of the grid is empty. */
export const GridRow = memo(function GridRow({ row, number }: GridRowProps) {
  const { actions } = useGrid();
  const { settings } = useCompany();
  const evaluated = useEvaluatedRow(actions, row);
  const candidates = useCandidates(evaluated);
  const { offer, stock, state } = evaluated;
  const name = offer ? productTitle(offer.product, settings).name : row.code;
  const tone = toneOf(evaluated, candidates.length);
  const isEmpty = state.kind === 'empty';
  // The note below says it.
  const isShortOfStock = state.kind === 'problem' && state.reason === 'no_inventory';
  return (
    <RowFrame role="row" aria-rowindex={number + 1} $tone={tone}>
      <RowLine as="div" role="none">
        <NumberCell role="rowheader" $area="number">
          {number}
        </NumberCell>
        <Cell role="gridcell" $area="code">
          <CodeCell row={row} number={number} isUnknown={tone === 'unknown'} candidates={candidates} />
        </Cell>
        <Cell role="gridcell" $area="product">
          <ProductCell evaluated={evaluated} rowKey={row.key} candidates={candidates.length} />
        </Cell>
        <StockCell role="gridcell" $notTight $wideOnly>
          {stock && !isShortOfStock && <StockLabel stock={stock} isShort />}
        </StockCell>
        <UnitCell role="gridcell" $area="facts">
          <RowUnit evaluated={evaluated} name={name} />
        </UnitCell>
        <Cell role="gridcell" $area="quantity">
          <QuantityCell
            rowKey={row.key}
            number={number}
            row={row}
            product={offer ? name : ''}
            hasProblem={hasQuantityProblem(evaluated)}
          />
        </Cell>
        <Amounts evaluated={evaluated} />
        <Cell role="gridcell" $end $area="remove">
          {!isEmpty && <RemoveButton rowKey={row.key} number={number} />}
        </Cell>
      </RowLine>
      <RowNote rowKey={row.key} evaluated={evaluated} candidates={candidates} />
    </RowFrame>
  );
});
