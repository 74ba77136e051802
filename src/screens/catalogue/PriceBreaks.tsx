import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { PriceBreaksTable } from '../../components/PriceBreaksTable.tsx';
import { Card } from '../../design-system/Card.ts';
import { Heading } from '../../design-system/Heading.ts';
import type { Offer } from '../../domain/catalogue/product.ts';
import type { Decimal } from '../../domain/numbers/decimal.ts';
import { explainLine } from '../../domain/pricing/explanation.ts';
import { priceBreaks } from '../../domain/pricing/priceBreaks.ts';
import { priceLine } from '../../domain/pricing/priceLine.ts';
import { usePricesHidden } from '../../state/usePortal.ts';
import { useWorkspace } from '../../state/useWorkspace.ts';

const Part = styled(Card)`
  display: grid;
  gap: 8px;
`;

const ONE_EACH = { unit: null, size: null, typedSize: '' };

/** Prices by quantity (experience: Product); nothing when there is only one, or prices are hidden. */
export function PriceBreaks({ offer: { price, rules, product } }: { offer: Offer }) {
  const { t } = useTranslation('catalogue');
  const { pricing, customer } = useWorkspace();
  const hidden = usePricesHidden();
  const id = useId();
  const terms = { price, rules, defaultTax: product.defaultTax, ...pricing };
  const breaks = hidden ? [] : priceBreaks(terms);
  if (breaks.length < 2) return null;

  const explain = (from: Decimal) => {
    const priced = priceLine({ ...terms, ...ONE_EACH, quantity: from.toFixed() });
    return priced.ok ? explainLine(priced, ONE_EACH, { isVisitor: customer === null }) : null;
  };
  return (
    <Part aria-labelledby={id}>
      <Heading as="h2" id={id}>
        {t('breaks.title')}
      </Heading>
      <PriceBreaksTable breaks={breaks} explain={explain} />
    </Part>
  );
}
