import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { highlightText } from '../../components/highlightText.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { matchingParts } from '../../domain/catalogue/matchingParts.ts';
import type { ShownLine } from '../../domain/history/transaction.ts';

const Line = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Figures = styled(Line)`
  color: var(--wp-muted);
  font-size: 12.5px;

  @container history (max-width: 899.98px) {
    display: inline;
    margin-inline-start: 8px;
  }
`;

type ShownProductProps = { line: ShownLine; search: string; hidden: boolean };

/** The product that a row is about, and where the search's words are in its name and code. */
export function ShownProduct({ line, search, hidden }: ShownProductProps) {
  const { t } = useTranslation('history');
  const format = useFormat();
  const { name, code, quantity, unit, price, others } = line;
  const marked = (text: string) =>
    highlightText(text, new Map([[text.normalize('NFC'), matchingParts(text, search)]]));
  const isCodeSearched = name === '' || matchingParts(code, search).some(({ isMatch }) => isMatch);
  const amount = [format.number(quantity), unit].filter(Boolean).join(' ');
  const cost = hidden ? '' : format.price(price);
  return (
    <Line>
      {marked(name)}
      {isCodeSearched && <> {marked(code)}</>}
      <Figures>
        {[amount, cost].filter(Boolean).join(' × ')}
        {others > 0 && ` ${t('line.more', { count: others, number: format.number(others) })}`}
      </Figures>
    </Line>
  );
}
