import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { styled } from 'styled-components';
import { BackLink } from '../../components/BackLink.tsx';
import { Link } from '../../components/Link.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { EmptyCard } from '../../design-system/EmptyCard.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { ScreenFrame } from '../../design-system/ScreenFrame.ts';
import { Skeleton } from '../../design-system/Skeleton.ts';
import type { FavouriteList } from '../../domain/favourites/favouriteList.ts';
import { paths } from '../../routing/paths.ts';
import { useOpenedFavourites } from '../../state/favourites/useFavourites.ts';
import { LoadFailed } from '../../widgets/visit/LoadFailed.tsx';
import { useListName } from './useListName.ts';

const Frame = styled(ScreenFrame)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 12px;

  @media print {
    padding: 0;
  }
`;

const Title = styled.div`
  display: grid;
  justify-items: start;
  gap: 4px;
  overflow-wrap: anywhere;

  @media print {
    display: none;
  }
`;

const LIST_HEIGHT = 480;

function NoList() {
  const { t } = useTranslation('favourites');
  return (
    <EmptyCard
      icon={<Heart />}
      title={t('shelf.noList')}
      actions={
        <ButtonLink as={Link} to={paths.favourites()} $variant="primary">
          {t('lists')}
        </ButtonLink>
      }
    />
  );
}

type ListContentProps = {
  list: FavouriteList | undefined;
  children: (list: FavouriteList) => ReactNode;
};

function ListContent({ list, children }: ListContentProps) {
  const { t } = useTranslation('favourites');
  const { known, failed, retry } = useOpenedFavourites();
  if (failed) {
    return (
      <div role="alert">
        <LoadFailed title={t('failed.title')} text={t('failed.text')} retry={retry} />
      </div>
    );
  }
  if (!known) return <Skeleton role="status" aria-label={t('loading')} $height={LIST_HEIGHT} />;
  return list ? children(list) : <NoList />;
}

type ShelfFrameProps = { title: string; children: ListContentProps['children'] };

/** A screen of one favourite list, with the way back to it. */
export function ShelfFrame({ title, children }: ShelfFrameProps) {
  const { listId = '' } = useParams();
  const { shown } = useOpenedFavourites();
  const { t } = useTranslation('favourites');
  const { nameOf } = useListName();
  const list = shown.find(({ id }) => id === listId);
  return (
    <Frame>
      <Title>
        <BackLink to={paths.favourites(list && `list=${encodeURIComponent(list.id)}`)}>
          {list ? nameOf(list) : t('title')}
        </BackLink>
        <Heading tabIndex={-1}>{title}</Heading>
      </Title>
      <ListContent list={list}>{children}</ListContent>
    </Frame>
  );
}
