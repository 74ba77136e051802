import { styled } from 'styled-components';
import type { Decimal } from '../domain/numbers/decimal.ts';
import { useFormat } from './useFormat.ts';

const Blurred = styled.span`
  filter: blur(5px);
  user-select: none;
`;

type PriceProps = {
  /** Null or empty: nothing is shown. */
  value: Decimal | string | null;
  /** The company hides prices from this customer: a blurred zero stands in its place, the number is nowhere. */
  hidden: boolean;
  /** A unit price has the company's number of decimals, an amount two. */
  kind?: 'price' | 'amount';
};

/** Money as this customer may see it (specification §6). */
export function Price({ value, hidden, kind = 'price' }: PriceProps) {
  const format = useFormat();
  const print = kind === 'price' ? format.price : format.money;
  return hidden ? <Blurred>{print('0')}</Blurred> : print(value);
}
