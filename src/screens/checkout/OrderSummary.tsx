import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { Heading } from '../../design-system/Heading.ts';
import { SmallText } from '../../design-system/MutedText.ts';
import { usePrices } from '../../state/cart/usePrices.ts';
import type { Checkout } from '../../state/checkout/useCheckout.ts';
import { CheckoutTotals } from './CheckoutTotals.tsx';
import { visibleReasonsOf } from './checkoutIssues.ts';
import { Section } from './checkoutStyles.ts';
import { OrderDates } from './OrderDates.tsx';
import { OrderedLines } from './OrderedLines.tsx';
import type { useSubmitOrder } from './useSubmitOrder.ts';

const HeadingRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 12px;
  white-space: nowrap;
`;

const SummaryCard = styled(Section)`
  gap: 8px;
  padding-block: 10px;

  & > dl {
    row-gap: 5px;
  }

  /* Where something is said later takes no gap before. */
  & > :empty {
    position: absolute;
  }
`;

type OrderSummaryProps = {
  checkout: Checkout;
  submission: Pick<ReturnType<typeof useSubmitOrder>, 'showsErrors' | 'problem'>;
  children: ReactNode;
};

/** What is ordered, what it costs, and when it ships and is paid; `children` are the button and what is said at it. */
export function OrderSummary({ checkout, submission, children }: OrderSummaryProps) {
  const titleId = useId();
  const { t } = useTranslation(['checkout', 'cart']);
  const count = usePrices(({ lines }) => lines.length);
  const { kind, details } = checkout;
  return (
    <SummaryCard aria-labelledby={titleId}>
      <HeadingRow>
        <Heading as="h2" id={titleId}>
          {t(`review.title.${kind}`)}
        </Heading>
        <SmallText>
          {t('cart:products', { count, number: useFormat().number(count) })} · {details.orderNumber}
        </SmallText>
      </HeadingRow>
      <OrderedLines
        kind={kind}
        visibleReasons={visibleReasonsOf(checkout.reasons, submission.showsErrors)}
        problem={submission.problem}
      />
      <CheckoutTotals checkout={checkout} />
      <OrderDates checkout={checkout} />
      {children}
    </SummaryCard>
  );
}
