import { ListPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../design-system/Button.tsx';
import { useCartService } from '../../state/cart/useCartService.ts';
import { useSaveAsList } from '../../state/favourites/useFavourites.ts';

const ActionRow = styled.div`
  display: flex;
`;

export function SaveAsList() {
  const { t } = useTranslation('cart');
  const { state } = useCartService();
  const saveAsList = useSaveAsList();
  const products = () => state.getState().entries.map(({ line }) => line.productId);
  return (
    <ActionRow>
      <Button variant="quiet" onClick={() => saveAsList(products())}>
        <ListPlus aria-hidden />
        {t('saveAsList')}
      </Button>
    </ActionRow>
  );
}
