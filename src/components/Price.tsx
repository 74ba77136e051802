import type { ReactNode } from 'react';
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

/** Writes amounts as {@link Price} does, without a component of their own: each counts at a change of the cart. */
export const usePriceFormat = (hidden: boolean, kind: PriceProps['kind'] = 'price') => {
  const format = useFormat();
  const formatValue = kind === 'price' ? format.price : format.money;
  return (value: PriceProps['value']): ReactNode =>
    hidden ? <Blurred>{formatValue('0')}</Blurred> : formatValue(value);
};

/** (rules: Hidden prices) */
export function Price({ value, hidden, kind }: PriceProps) {
  return usePriceFormat(hidden, kind)(value);
}
