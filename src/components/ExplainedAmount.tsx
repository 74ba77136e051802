import type { Size } from '../domain/pricing/size.ts';
import type { UnitOfMeasure } from '../domain/pricing/types.ts';
import type { LineQuote } from '../domain/recommendations/quoteLine.ts';
import { Price } from './Price.tsx';
import { useFormat } from './useFormat.ts';
import { WhyPrice } from './WhyPrice.tsx';

type ExplainedAmountProps = {
  priced: LineQuote;
  unit: UnitOfMeasure | null;
  size?: Size | null;
  isVisitor?: boolean;
  hidden: boolean;
};

export function ExplainedAmount({
  priced: { price, amount },
  unit,
  size = null,
  isVisitor = false,
  hidden,
}: ExplainedAmountProps) {
  const format = useFormat();
  if (hidden) return <Price value={amount} hidden kind="amount" />;
  const unitAndSize = { unit, size: size?.value ?? null, typedSize: size?.text ?? '' };
  return (
    <WhyPrice explain={({ explainLine }) => explainLine(price, unitAndSize, { isVisitor })}>
      {format.money(amount)}
    </WhyPrice>
  );
}
