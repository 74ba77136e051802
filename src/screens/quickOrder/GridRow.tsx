import { X } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { StockLabel } from '../../components/StockLabel.tsx';
import { UnitSelect } from '../../components/UnitSelect.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { WhyPrice } from '../../components/WhyPrice.tsx';
import { IconButton } from '../../design-system/IconButton.tsx';
import { SmallText } from '../../design-system/MutedText.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import { money } from '../../domain/numbers/money.ts';
import { pricePerChosenUnit } from '../../domain/pricing/baseQuantity.ts';
import type { DraftRow } from '../../domain/quickOrder/draftRow.ts';
import { removeRow, setUnit } from '../../domain/quickOrder/editRows.ts';
import type { EvaluatedRow } from '../../domain/quickOrder/evaluateRow.ts';
import { useEvaluatedRow } from '../../state/quickOrder/useQuickOrder.ts';
import { useCompany, usePricesHidden } from '../../state/usePortal.ts';
import { CodeCell } from './CodeCell.tsx';
import { useGrid } from './gridContext.ts';
import { Cell, RowFrame, RowLine, type RowTone } from './gridStyles.ts';
import { ProductCell } from './ProductCell.tsx';
import { QuantityCell } from './QuantityCell.tsx';
import { RowNote } from './RowNote.tsx';
import { StepLine } from './StepLine.tsx';
import { useCandidates } from './useCandidates.ts';
import { isChoice } from './useRowProblem.ts';

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
