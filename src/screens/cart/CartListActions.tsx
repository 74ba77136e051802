import { ListPlus, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../../design-system/Button.tsx';
import { keepFocus } from '../../design-system/keepFocus.ts';
import { phone } from '../../design-system/theme/media.ts';
import { useCartService } from '../../state/cart/useCartService.ts';
import { useSaveAsList } from '../../state/favourites/useFavourites.ts';
import { useUndoNotice } from '../../widgets/cart/useUndoNotice.ts';

const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 8px;

  ${phone} {
    & > button {
      padding-inline: 0;
    }
  }
`;

export function CartListActions() {
  const { t } = useTranslation('cart');
  const { state, actions } = useCartService();
  const saveAsList = useSaveAsList();
  const notice = useUndoNotice();
  const lines = () => state.getState().entries.map(({ line }) => line);
  return (
    <ActionRow>
      <Button variant="quiet" onClick={() => saveAsList(lines())}>
        <ListPlus aria-hidden />
        {t('saveAsList')}
      </Button>
      <Button
        variant="quiet"
        onClick={({ currentTarget }) => {
          keepFocus(currentTarget);
          notice.done(t('emptied'), actions()?.removeAll() ?? null);
        }}
      >
        <Trash2 aria-hidden />
        {t('emptyCart')}
      </Button>
    </ActionRow>
  );
}
