import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { useDeals } from '../../state/deals/useDeals.ts';
import { DealsSection } from '../../widgets/deals/DealsSection.tsx';

const DealsFrame = styled.div`
  &:empty {
    display: none;
  }
`;

export function ProductDeals({ productId }: { productId: number }) {
  const { t } = useTranslation('deals');
  const deals = useDeals({ at: useLocation(), productId });
  return (
    <DealsFrame>
      <DealsSection title={t('ofProduct')} deals={deals} />
    </DealsFrame>
  );
}
