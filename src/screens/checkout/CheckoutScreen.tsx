import { ShoppingCart } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { BarFrame } from '../../components/BarFrame.ts';
import { Link } from '../../components/Link.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { Card } from '../../design-system/Card.ts';
import { EmptyCard } from '../../design-system/EmptyCard.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { ScreenFrame, Stack, SummaryColumn } from '../../design-system/ScreenFrame.ts';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { TextLink } from '../../design-system/TextLink.ts';
import { paths } from '../../routing/paths.ts';
import { useCart } from '../../state/cart/useCart.ts';
import { useRecordCart } from '../../state/cart/useRecordCart.ts';
import { useCheckout } from '../../state/checkout/useCheckout.ts';
import { useTransactionKind } from '../../state/useTransactionKind.ts';
import { LoadFailed } from '../../widgets/visit/LoadFailed.tsx';
import { CheckoutForm } from './CheckoutForm.tsx';
import { CheckoutNotices } from './CheckoutNotices.tsx';
import { CheckoutColumns } from './checkoutStyles.ts';
import type { LazyPayWith } from './PaymentSection.tsx';
import { useSubmitOrder } from './useSubmitOrder.ts';

const SECTIONS_HEIGHT_PX = 258;
const SUMMARY_HEIGHT_PX = 560;

function CheckoutSkeleton() {
  return (
    <CheckoutColumns aria-busy>
      <Skeleton $height={SECTIONS_HEIGHT_PX} />
      <SummaryColumn>
        <Skeleton $height={SUMMARY_HEIGHT_PX} />
      </SummaryColumn>
    </CheckoutColumns>
  );
}

const TitleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 16px;
  margin-block-end: 12px;
`;

function CheckoutTitle() {
  const { t } = useTranslation('checkout');
  return (
    <TitleRow>
      <Heading>{t(`title.${useTransactionKind()}`)}</Heading>
      <TextLink as={Link} to={paths.cart()}>
        {t('review.change')}
      </TextLink>
    </TitleRow>
  );
}

function NothingToOrder() {
  const { t } = useTranslation('checkout');
  return (
    <EmptyCard
      icon={<ShoppingCart />}
      title={t('empty.title')}
      text={t('empty.text')}
      actions={
        <ButtonLink as={Link} to={paths.store()} $variant="primary">
          {t('empty.action')}
        </ButtonLink>
      }
    />
  );
}

export function CheckoutScreen({ PayWith }: { PayWith: LazyPayWith }) {
  const { t } = useTranslation(['checkout', 'cart', 'orders']);
  const formRef = useRef<HTMLFormElement>(null);
  const submission = useSubmitOrder(formRef);
  const kind = useTransactionKind();
  const isEmpty = useCart((cart) => cart.entries.length === 0);
  const isCartLoading = useCart(({ restored, sync }) => !restored && sync === 'saving');
  const { checkout, isPending, retry } = useCheckout();
  useRecordCart('begin_checkout', useLocation());

  if (isEmpty && !isCartLoading && !submission.stage) {
    return (
      <ScreenFrame>
        <Stack>
          <Heading>{t(`title.${kind}`)}</Heading>
          <CheckoutNotices />
          <NothingToOrder />
        </Stack>
      </ScreenFrame>
    );
  }
  if (!checkout && !isPending) {
    return (
      <ScreenFrame>
        <Stack>
          <Heading>{t(`title.${kind}`)}</Heading>
          <Card role="alert">
            <LoadFailed title={t('failed.title')} text={t('failed.text')} retry={retry} />
          </Card>
        </Stack>
      </ScreenFrame>
    );
  }
  return (
    <BarFrame>
      <CheckoutTitle />
      {checkout && !(isEmpty && isCartLoading) ? (
        <CheckoutForm PayWith={PayWith} checkout={checkout} submission={submission} formRef={formRef} />
      ) : (
        <CheckoutSkeleton />
      )}
    </BarFrame>
  );
}
