import { styled } from 'styled-components';
import type { Decimal } from '../domain/numbers/decimal.ts';
import { useFormat } from './useFormat.ts';

const Blurred = styled.span`
  filter: blur(5px);
  user-select: none;
`;

/**
 * `hidden` renders a blurred zero; the real number is not in the page. `kind`: `price` has the company's
 * number of decimals, `amount` two.
 */
type PriceProps = {
  value: Decimal | string | null;
  hidden: boolean;
  kind?: 'price' | 'amount';
};

/** (rules: Hidden prices) */
export function Price({ value, hidden, kind = 'price' }: PriceProps) {
  const format = useFormat();
  const formatValue = kind === 'price' ? format.price : format.money;
  return hidden ? <Blurred>{formatValue('0')}</Blurred> : formatValue(value);
}
