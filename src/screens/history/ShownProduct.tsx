import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { highlightText } from '../../components/highlightText.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { matchingParts } from '../../domain/catalogue/matchingParts.ts';
import type { ShownLine } from '../../domain/history/transaction.ts';

const Line = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
`;

// The name may take two lines where the table has columns.
const Product = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  white-space: normal;

  @container history (max-width: 699.98px) {
    display: flex;
    gap: 8px;
    white-space: nowrap;
  }
`;

// Where both have no room in the line, it says how many more there are, and no part of the price.
const Figures = styled.span`
  display: flex;
  flex-wrap: wrap-reverse;
  align-content: flex-end;
  height: 1lh;
  overflow: hidden;
  color: var(--wp-muted);
  font-size: 12.5px;
  white-space: pre;

  @container history (max-width: 699.98px) {
    flex: none;

    & > span {
      display: none;
    }
  }
`;

type ShownProductProps = { line: ShownLine; search: string; hidden: boolean };

/**
 * The product that a row is about, and where the search's words are in its name and code. "44 × $8.17", "1 × Case of 6 · $44.40",
 * without a price "44 × Each"; nothing of it in a narrow place.
 */
export function ShownProduct({ line, search, hidden }: ShownProductProps) {
  const { t } = useTranslation(['history', 'orders']);
  const format = useFormat();
  const { name, code, quantity, unit, price, others } = line;
  const marked = (text: string) =>
    highlightText(text, new Map([[text.normalize('NFC'), matchingParts(text, search)]]));
  const isCodeSearched = name === '' || matchingParts(code, search).some(({ isMatch }) => isMatch);
  const number = format.number(quantity);
  const cost = hidden ? '' : format.price(price);
  const amount =
    unit || cost
      ? `${number} × ${unit || cost}`
      : t('orders:line.pieces', { count: Number(quantity), number });
  return (
    <Product>
      <Line>
        {marked(name)}
        {isCodeSearched && <> {marked(code)}</>}
      </Line>
      <Figures>
        <Line>
          {amount}
          {unit && cost && ` · ${cost}`}
          {others > 0 && ' · '}
        </Line>
        {others > 0 && t('line.more', { count: others, number: format.number(others) })}
      </Figures>
    </Product>
  );
}
