import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PriceBreaksTable } from '../../components/PriceBreaksTable.tsx';
import type { Explain } from '../../components/PriceTrail.tsx';
import { Card } from '../../design-system/Card.ts';
import { Heading } from '../../design-system/Heading.ts';
import type { Offer } from '../../domain/catalogue/product.ts';
import type { Decimal } from '../../domain/numbers/decimal.ts';
import { priceBreaks } from '../../domain/pricing/priceBreaks.ts';
import { priceLine } from '../../domain/pricing/priceLine.ts';
import { useLineContext } from '../../state/cart/useCart.ts';
import { useCustomer, usePricesHidden } from '../../state/usePortal.ts';

const BreaksCard = styled(Card)`
  display: grid;
  gap: 8px;
`;

const ONE_EACH = { unit: null, size: null, typedSize: '' };

export function PriceBreaks({ offer: { price, rules, product } }: { offer: Offer }) {
  const { t } = useTranslation('catalogue');
  const { pricing } = useLineContext();
  const isVisitor = useCustomer() === null;
  const hidden = usePricesHidden();
  const id = useId();
  const priceInput = { price, rules, defaultTax: product.defaultTax, ...pricing };
  const breaks = hidden ? [] : priceBreaks(priceInput);
  if (breaks.length < 2) return null;

  const explain =
    (quantity: Decimal): Explain =>
    ({ explainLine }) => {
      const priced = priceLine({ ...priceInput, ...ONE_EACH, quantity: quantity.toFixed() });
      return priced.ok ? explainLine(priced, ONE_EACH, { isVisitor }) : null;
    };
  return (
    <BreaksCard aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {t('breaks.title')}
      </Heading>
      <PriceBreaksTable breaks={breaks} explain={explain} />
    </BreaksCard>
  );
}
