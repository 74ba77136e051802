import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { ProductPicture } from '../../components/ProductPicture.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { TextLink } from '../../design-system/TextLink.ts';
import { phone } from '../../design-system/theme/media.ts';
import type { Product } from '../../domain/catalogue/product.ts';
import { DEFAULT_STORE_VIEW, storeQuery } from '../../domain/catalogue/storeView.ts';
import { floorDivide, ONE, ZERO } from '../../domain/numbers/decimal.ts';
import { formatForWire } from '../../domain/numbers/localNumber.ts';
import { unitFactor } from '../../domain/pricing/baseQuantity.ts';
import { isWorthRemembering } from '../../domain/quickOrder/codeMatch.ts';
import { chooseProduct, setQuantity } from '../../domain/quickOrder/editRows.ts';
import type { EvaluatedRow } from '../../domain/quickOrder/evaluateRow.ts';
import { paths } from '../../routing/paths.ts';
import { useGrid } from './gridContext.ts';
import { narrowGrid } from './gridStyles.ts';
import { RememberCode } from './RememberCode.tsx';
import { useRowProblem } from './useRowProblem.ts';

/** A cell of its row, across all columns. */
const Line = styled.div.attrs({ role: 'gridcell', 'aria-colspan': 9 })`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  padding: 0 12px 8px 176px;
  margin-block-start: 2px;
  color: var(--wp-muted);
  font-size: 12.5px;

  ${narrowGrid} {
    padding-inline-start: 46px;
  }

  ${phone} {
    margin-block-start: 0;
    padding-inline-start: 42px;
  }
`;

const Mark = styled.strong<{ $tone: 'bad' | 'warn' | 'info' }>`
  padding: 2px 8px;
  border-radius: 6px;
  background: ${({ $tone }) => ($tone === 'info' ? 'var(--wp-hover)' : `var(--wp-${$tone}-tint)`)};
  color: ${({ $tone }) => ($tone === 'info' ? 'var(--wp-ink)' : `var(--wp-${$tone})`)};
  font-weight: 600;
`;

const Offer = styled.button`
  color: var(--wp-brand-text);
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
`;

const Candidate = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 36px;
  padding: 2px 10px 2px 4px;
  border: var(--wp-control-border);
  border-radius: var(--wp-radius);
  background: var(--wp-surface);
  color: var(--wp-ink);
  text-align: start;

  &:hover {
    background: var(--wp-hover);
  }
`;

/** Enter in the row's code takes the first one. */
const EnterKey = styled.kbd`
  display: none;
  padding: 1px 6px;
  border: 1px solid var(--wp-line);
  border-radius: 5px;
  font: inherit;
  font-size: 11.5px;

  @media (pointer: fine) {
    [role='row']:has([data-column='code']:focus) & {
      display: inline;
    }

    ${Candidate}:has(> &) {
      border-color: var(--wp-brand-edge);
    }
  }
`;

type NoteProps = { rowKey: string; evaluated: EvaluatedRow };

function Candidates({
  rowKey,
  code,
  products,
}: {
  rowKey: string;
  code: string;
  products: readonly Product[];
}) {
  const { t } = useTranslation('quickOrder');
  const { actions, focus } = useGrid();
  const choose = (product: Product) => {
    actions.edit((rows) => chooseProduct(rows, rowKey, product));
    focus(rowKey, 'quantity');
  };
  return (
    <Line>
      <span>{t('note.didYouMean')}</span>
      {products.map((product, index) => (
        <Candidate key={product.id} type="button" onClick={() => choose(product)}>
          <ProductPicture src={product.image} size={28} />
          <span>
            <strong>{product.code}</strong> {product.name}
          </span>
          {index === 0 && <EnterKey aria-hidden>{t('keys.cap.enter')}</EnterKey>}
        </Candidate>
      ))}
      <TextLink as={Link} to={paths.store(storeQuery({ ...DEFAULT_STORE_VIEW, text: code }))}>
        {t('note.search')}
      </TextLink>
    </Line>
  );
}

function Summed({ rowKey, evaluated: { row } }: NoteProps) {
  const { t } = useTranslation('quickOrder');
  const format = useFormat();
  const { actions } = useGrid();
  const [first = ''] = row.summed;
  const count = row.summed.length;
  return (
    <Line>
      <Mark $tone="info">
        {t('note.summed', { parts: row.summed.map((part) => format.number(part)).join(' + ') })}
      </Mark>
      <span>{count === 2 ? t('note.summedTwice') : t('note.summedWhy', { count })}</span>
      <Offer type="button" onClick={() => actions.edit((rows) => setQuantity(rows, rowKey, first))}>
        {t('note.keepFirst', { quantity: format.number(first) })}
      </Offer>
    </Line>
  );
}

function Rounded({ evaluated: { row, unit } }: NoteProps) {
  const { t } = useTranslation('quickOrder');
  const format = useFormat();
  const unitName = unit && !unitFactor(unit).eq(ONE) ? unit.name : '';
  const to = [format.number(row.quantity), unitName].filter(Boolean).join(' ');
  return (
    <Line>
      <Mark $tone="warn">{t('note.rounded', { from: format.number(row.rounded), to })}</Mark>
      <span>{t('note.roundedWhy')}</span>
    </Line>
  );
}

function OrderLess({ rowKey, evaluated: { state, unit } }: NoteProps) {
  const { t } = useTranslation('quickOrder');
  const format = useFormat();
  const { actions } = useGrid();
  const available = state.kind === 'problem' ? state.available : null;
  const most = available?.gt(ZERO) ? floorDivide(available, unitFactor(unit)) : ZERO;
  if (most.lte(ZERO)) return null;
  return (
    <Offer
      type="button"
      onClick={() => actions.edit((rows) => setQuantity(rows, rowKey, formatForWire(most)))}
    >
      {t('note.orderLess', { quantity: format.number(most) })}
    </Offer>
  );
}

function Similar({ evaluated: { state, offer } }: Pick<NoteProps, 'evaluated'>) {
  const { t } = useTranslation('quickOrder');
  const { name, subline } = offer?.product ?? { name: '', subline: '' };
  if (state.kind !== 'problem' || state.reason !== 'no_inventory' || !subline) return null;
  return (
    <TextLink
      as={Link}
      to={paths.store(storeQuery({ sublines: [subline] }))}
      aria-label={t('note.similarTo', { product: name })}
    >
      {t('note.similar')}
    </TextLink>
  );
}

const isChosen = ({ row, match }: EvaluatedRow): boolean =>
  row.productId !== null && match !== null && isWorthRemembering(match);

/** What was done to a row, or what is wrong with it, and the way out. */
export function RowNote({ rowKey, evaluated, candidates }: NoteProps & { candidates: readonly Product[] }) {
  const { t } = useTranslation('quickOrder');
  const { actions } = useGrid();
  const problem = useRowProblem(evaluated);
  const { row, state } = evaluated;
  if (state.kind === 'failed')
    return (
      <Line>
        <Mark $tone="bad">{t('problem.failed')}</Mark>
        <Offer type="button" onClick={() => actions.retry()}>
          {t('retry')}
        </Offer>
      </Line>
    );
  if (state.kind === 'problem' && row.productId === null && row.code !== '')
    return candidates.length > 0 ? (
      <Candidates rowKey={rowKey} code={row.code} products={candidates} />
    ) : null;
  if (problem && evaluated.offer)
    return (
      <Line>
        <Mark $tone={state.kind === 'problem' && state.reason === 'no_inventory' ? 'warn' : 'bad'}>
          {problem}
        </Mark>
        <OrderLess rowKey={rowKey} evaluated={evaluated} />
        <Similar evaluated={evaluated} />
      </Line>
    );
  if (isChosen(evaluated))
    return (
      <Line>
        <RememberCode code={row.code} productId={row.productId ?? 0} />
      </Line>
    );
  if (row.summed.length > 0) return <Summed rowKey={rowKey} evaluated={evaluated} />;
  return row.rounded ? <Rounded rowKey={rowKey} evaluated={evaluated} /> : null;
}
