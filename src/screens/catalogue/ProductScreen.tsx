import { ArrowLeft, PackageX } from 'lucide-react';
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
import { ProductDetails } from './ProductDetails.tsx';
import { BuyFrame, DetailColumns, PictureCard, ProductPage, TopColumn } from './ProductFrame.ts';

const AlignedButton = styled(Button)`
  margin: 0 0 8px -10px;
  padding-inline: 10px;

  ${phone} {
    position: absolute;
    inset-block-start: 10px;
    inset-inline-start: 10px;
    z-index: 1;
    width: 44px;
    height: 44px;
    gap: 0;
    margin: 0;
    border-radius: 50%;
    background: var(--wp-surface);
    font-size: 0;
  }
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
      <ProductPage>
        <BackButton />
        <DetailColumns role="status" aria-label={t('product.loading')}>
          <PictureCard as="div">
            <ProductPicture src="" size="fill" deferred />
          </PictureCard>
          <TopColumn>
            <Skeleton $width="70%" $height={32} />
            <Skeleton $width="45%" $height={14} />
            <Skeleton $width={120} $height={20} />
            <Skeleton $width="100%" $height={89} />
          </TopColumn>
          <BuyFrame as="div">
            <Skeleton $width={110} $height={44} />
            <Skeleton $width="100%" $height={46} />
          </BuyFrame>
        </DetailColumns>
      </ProductPage>
    );
  }
  if (isError && !offer) {
    return (
      <ProductPage>
        <BackButton />
        <LoadFailed title={t('product.failed')} text={t('store.failedText')} retry={() => void refetch()} />
      </ProductPage>
    );
  }
  return (
    <ProductPage>
      <BackButton />
      {offer ? (
        <ProductDetails key={offer.product.id} offer={offer} />
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
    </ProductPage>
  );
}
