import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { Alert } from '../../design-system/Alert.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { productTitle } from '../../domain/catalogue/productTitle.ts';
import type { OrderBlocker } from '../../domain/checkout/orderBlockers.ts';
import type { TransactionKind } from '../../domain/history/transaction.ts';
import { paths } from '../../routing/paths.ts';
import { useGifts } from '../../state/cart/useGifts.ts';
import { usePrices } from '../../state/cart/usePrices.ts';
import type { NotPlaced } from '../../state/checkout/submissionResult.ts';
import { usePartNumbers } from '../../state/partNumbers/usePartNumbers.ts';
import { useCompany, usePricesHidden } from '../../state/usePortal.ts';
import { CheckoutNotices } from './CheckoutNotices.tsx';
import { lineRefusal } from './lineRefusal.ts';
import { ReviewLines } from './ReviewLines.tsx';
import { reviewLines } from './reviewLines.ts';

const Lines = styled.div`
  display: grid;
  gap: 8px;

  & > :empty {
    display: none;
  }
`;

type OrderedLinesProps = {
  kind: TransactionKind;
  visibleReasons: ReadonlySet<OrderBlocker>;
  problem: NotPlaced | null;
};

export function OrderedLines({ kind, visibleReasons, problem }: OrderedLinesProps) {
  const { t } = useTranslation('checkout');
  const { settings } = useCompany();
  const hidden = usePricesHidden();
  const priced = usePrices((prices) => prices.lines);
  const gifts = useGifts();
  const unpricedNames = priced.flatMap(({ line, price }) =>
    price.ok ? [] : [productTitle({ ...line, barcode: '' }, settings).name],
  );
  const refusal = lineRefusal(problem);
  const lines = reviewLines(priced, gifts, settings, {
    problemOf: (line) => (line === refusal?.line ? t(`problem.line.${refusal.code}`) : undefined),
    numbers: usePartNumbers(),
  });
  return (
    <Lines data-section="review">
      <CheckoutNotices />
      {visibleReasons.has('unit_required') && (
        <div data-problem tabIndex={-1}>
          <Alert
            tone="bad"
            title={t('review.unit')}
            announce={null}
            action={
              <ButtonLink as={Link} to={paths.cart()}>
                {t('review.toCart')}
              </ButtonLink>
            }
          />
        </div>
      )}
      {unpricedNames.length > 0 && (
        <Alert tone="warn" title={t('review.left', { count: unpricedNames.length })}>
          {unpricedNames.join(', ')}
        </Alert>
      )}
      <ReviewLines label={t(`review.title.${kind}`)} lines={lines} hidden={hidden} />
    </Lines>
  );
}
