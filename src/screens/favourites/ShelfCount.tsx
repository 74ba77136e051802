import { Tags } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { useFormat } from '../../components/useFormat.ts';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { Skeleton } from '../../design-system/Skeleton.ts';
import type { FavouriteList } from '../../domain/favourites/favouriteList.ts';
import { parseCount } from '../../domain/inventory/inventoryCapture.ts';
import { paths } from '../../routing/paths.ts';
import { useShelfLines } from '../../state/favourites/useShelfLines.ts';
import { useTypedShelf } from '../../state/favourites/useTypedShelf.ts';
import { EmptyList } from './EmptyList.tsx';
import { ShelfForm } from './ShelfForm.tsx';

const LIST_HEIGHT = 480;

const LabelsRow = styled.div`
  display: flex;
`;

type ShelfCountProps = { list: FavouriteList };

export function ShelfCount({ list }: ShelfCountProps) {
  const { t } = useTranslation('favourites');
  const { separators } = useFormat();
  const shelf = useTypedShelf(list.id);
  const counts = Object.fromEntries(
    Object.entries(shelf.typed).flatMap(([id, text]) => {
      const count = parseCount(text, separators);
      return count === null ? [] : [[id, count]];
    }),
  );
  const order = useShelfLines(list, counts);
  if (list.productIds.length === 0) return <EmptyList />;
  return (
    <>
      <LabelsRow>
        <ButtonLink as={Link} to={paths.shelfLabels(list.id)}>
          <Tags aria-hidden />
          {t('labels.title')}
        </ButtonLink>
      </LabelsRow>
      {order.gone > 0 && <Alert tone="info" title={t('order.gone', { count: order.gone })} />}
      {order.isFailed && (
        <Alert
          tone="warn"
          title={t('failed.products')}
          action={<Button onClick={order.retry}>{t('retry')}</Button>}
        >
          {t('shelf.kept')}
        </Alert>
      )}
      {!order.lines && !order.isFailed && (
        <Skeleton role="status" aria-label={t('shelf.loading')} $height={LIST_HEIGHT} />
      )}
      {order.lines && <ShelfForm list={list} shelf={shelf} counts={counts} order={order} />}
    </>
  );
}
