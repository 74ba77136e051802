import { ArrowLeft, PackageX } from 'lucide-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router';
import { styled } from 'styled-components';
import { Link } from '../../components/Link.tsx';
import { ProductPicture } from '../../components/ProductPicture.tsx';
import { Button } from '../../design-system/Button.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { EmptyState } from '../../design-system/EmptyState.tsx';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { phone } from '../../design-system/theme/media.ts';
import { paths } from '../../routing/paths.ts';
import { useRecordFact } from '../../state/analytics/useRecordFact.ts';
import { useOffer } from '../../state/catalogue/useOffer.ts';
import { LoadFailed } from '../../widgets/visit/LoadFailed.tsx';
import { DetailColumns, PictureCard, ProductDetails, TextColumn } from './ProductDetails.tsx';
import { ProductExtras } from './ProductExtras.tsx';

const Page = styled.div`
  width: min(100%, 1120px);
  min-height: var(--wp-screen, 100dvh);
  margin-inline: auto;
  padding: 12px 24px 40px;

  ${phone} {
    padding: 8px 12px 24px;
  }
`;

const AlignedButton = styled(Button)`
  margin: 0 0 8px -10px;
  padding-inline: 10px;
`;

function BackButton() {
  const { t } = useTranslation('catalogue');
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <AlignedButton
      variant="quiet"
      onClick={() => void (key === 'default' ? navigate(paths.store()) : navigate(-1))}
    >
      <ArrowLeft aria-hidden />
      {t('back')}
    </AlignedButton>
  );
}

export function ProductScreen() {
  const { t } = useTranslation('catalogue');
  const { productId = '' } = useParams();
  const id = /^\d{1,15}$/.test(productId) ? Number(productId) : 0;
  const { data: offer, isError, isPending, refetch } = useOffer(id);
  const location = useLocation();
  useRecordFact(offer ? { kind: 'product', at: location, offer } : null);

  if (isPending) {
    return (
      <Page>
        <BackButton />
        <DetailColumns role="status" aria-label={t('product.loading')}>
          <PictureCard as="div">
            <ProductPicture src="" size="fill" deferred />
          </PictureCard>
          <TextColumn>
            <Skeleton $width="70%" $height={34} />
            <Skeleton $width="45%" $height={14} />
            <Skeleton $width={120} $height={28} />
            <Skeleton $width={110} $height={14} />
            <Skeleton $width={300} $height={44} />
            <Skeleton $width="60%" $height={120} />
          </TextColumn>
        </DetailColumns>
      </Page>
    );
  }
  if (isError && !offer) {
    return (
      <Page>
        <BackButton />
        <LoadFailed title={t('product.failed')} text={t('store.failedText')} retry={() => void refetch()} />
      </Page>
    );
  }
  return (
    <Page>
      <BackButton />
      {offer ? (
        <>
          <ProductDetails key={offer.product.id} offer={offer} />
          <Suspense>
            <ProductExtras key={offer.product.id} product={offer.product} />
          </Suspense>
        </>
      ) : (
        <EmptyState
          icon={<PackageX />}
          title={t('product.gone')}
          text={t('product.goneText')}
          actions={
            <ButtonLink as={Link} to={paths.store()} $variant="primary">
              {t('product.toStore')}
            </ButtonLink>
          }
        />
      )}
    </Page>
  );
}
