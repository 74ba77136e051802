import { ListPlus, Rows3, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { Button } from '../../design-system/Button.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { keepFocus } from '../../design-system/keepFocus.ts';
import { paths } from '../../routing/paths.ts';
import { useCartService } from '../../state/cart/useCartService.ts';
import { useSaveAsList } from '../../state/favourites/useFavourites.ts';
import { useUndoNotice } from '../../widgets/cart/useUndoNotice.ts';

const ActionRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 8px;
`;

export function CartListActions() {
  const { t } = useTranslation('cart');
  const { state, actions } = useCartService();
  const saveAsList = useSaveAsList();
  const notice = useUndoNotice();
  const lines = () => state.getState().entries.map(({ line }) => line);
  return (
    <ActionRow>
      <ButtonLink as={Link} to={paths.quickOrder()} $variant="quiet">
        <Rows3 aria-hidden />
        {t('addByCode')}
      </ButtonLink>
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
