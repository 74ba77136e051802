import { HeartOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Link } from '../../components/Link.tsx';
import { Button } from '../../design-system/Button.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { EmptyCard } from '../../design-system/EmptyCard.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { MutedText } from '../../design-system/MutedText.ts';
import type { SharedList } from '../../domain/favourites/sharedList.ts';
import { paths } from '../../routing/paths.ts';
import { useListProducts } from '../../state/favourites/useListProducts.ts';
import { ListProducts } from './ListProducts.tsx';
import { CreateListDialog } from './lazyDialogs.tsx';
import { Actions, ListHeader, TitleRow } from './listLayout.ts';
import { OrderAll } from './OrderAll.tsx';
import { useFavouriteNotices } from './useFavouriteNotices.ts';

type SharedListViewProps = { shared: SharedList };

function NothingShared() {
  const { t } = useTranslation('favourites');
  return (
    <EmptyCard
      icon={<HeartOff />}
      title={t('shared.nothing')}
      text={t('shared.nothingText')}
      actions={
        <ButtonLink as={Link} to={paths.favourites()} $variant="primary">
          {t('shared.own')}
        </ButtonLink>
      }
    />
  );
}

/** Viewing a shared list saves nothing. */
export function SharedListView({ shared }: SharedListViewProps) {
  const { t } = useTranslation('favourites');
  const navigate = useNavigate();
  const notices = useFavouriteNotices();
  const [isSaving, setSaving] = useState(false);
  const listProducts = useListProducts(shared.productIds);
  const { products, offers, gone, isPending, failed, hasMore } = listProducts;
  const name = shared.name || t('shared.unnamed');
  const isEmpty = products.length === 0 && !isPending && !failed && !hasMore;

  if (isEmpty) return <NothingShared />;
  return (
    <>
      <ListHeader>
        <TitleRow>
          <Heading>{t('shared.title', { list: name })}</Heading>
          <MutedText as="span">{t('count', { count: shared.productIds.length })}</MutedText>
          {gone.length > 0 && <MutedText as="span">{t('shared.gone', { count: gone.length })}</MutedText>}
        </TitleRow>
        <Actions>
          <ButtonLink as={Link} to={paths.favourites()}>
            {t('shared.own')}
          </ButtonLink>
          <Button onClick={() => setSaving(true)}>{t('shared.save')}</Button>
          <OrderAll name={name} list={shared} />
        </Actions>
      </ListHeader>
      <ListProducts listProducts={listProducts} usual={shared.usual} listId={null} />
      {isSaving && (
        <CreateListDialog
          initialName={shared.name}
          products={products.map((product) => ({
            product,
            offer: offers.byProduct.get(product.id) ?? null,
          }))}
          productIds={shared.productIds.filter((id) => !gone.includes(id))}
          usual={shared.usual}
          onClose={() => setSaving(false)}
          onCreated={(savedName, id) => {
            notices.done(t('shared.saved', { list: savedName }));
            void navigate(paths.favourites(`list=${encodeURIComponent(id)}`), { replace: true });
          }}
        />
      )}
    </>
  );
}
