import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { useFormat } from '../../components/useFormat.ts';
import { Heading } from '../../design-system/Heading.ts';
import { MutedText } from '../../design-system/MutedText.ts';
import { useCart } from '../../state/cart/useCart.ts';
import { useCustomer } from '../../state/usePortal.ts';
import { SyncState } from './SyncState.tsx';

const HeadingRow = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 10px;
  min-height: 32px;

  & > h1:focus {
    outline: none;
  }
`;

function CountAndNumber() {
  const { t } = useTranslation('cart');
  const format = useFormat();
  const count = useCart((cart) => cart.entries.length);
  const number = useCart((cart) => cart.details.orderNumber);
  return (
    <MutedText>
      {t('products', { count, number: format.number(count) })} · {number}
    </MutedText>
  );
}

type CartHeadingProps = { ref: Ref<HTMLHeadingElement>; children?: ReactNode };

export function CartHeading({ ref, children }: CartHeadingProps) {
  const { t } = useTranslation('cart');
  const isCustomer = useCustomer() !== null;
  const isEmpty = useCart(({ entries }) => entries.length === 0);
  return (
    <HeadingRow>
      <Heading ref={ref} tabIndex={-1}>
        {t('title')}
      </Heading>
      {children}
      {isCustomer && (
        <>
          {!isEmpty && <CountAndNumber />}
          <SyncState />
        </>
      )}
    </HeadingRow>
  );
}
