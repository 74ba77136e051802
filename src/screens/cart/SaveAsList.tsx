import { ListPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../design-system/Button.tsx';
import { saveAsList } from '../../state/favourites/saveAsList.ts';
import { useWorkspace } from '../../state/useWorkspace.ts';

const Foot = styled.div`
  display: flex;
`;

/** Saves the cart as a favourite list (experience: Cart, save as list). */
export function SaveAsList() {
  const { t } = useTranslation('cart');
  const workspace = useWorkspace();
  const products = () => workspace.cart?.state.getState().entries.map(({ line }) => line.productId) ?? [];
  return (
    <Foot>
      <Button variant="quiet" onClick={() => saveAsList(workspace, products())}>
        <ListPlus aria-hidden />
        {t('saveAsList')}
      </Button>
    </Foot>
  );
}
