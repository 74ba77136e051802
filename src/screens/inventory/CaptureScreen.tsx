import { PackageSearch, UserX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Link } from '../../components/Link.tsx';
import { Button } from '../../design-system/Button.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { EmptyState } from '../../design-system/EmptyState.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { MutedText } from '../../design-system/MutedText.ts';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { paths } from '../../routing/paths.ts';
import { customerIdOf, useCaptureProducts } from '../../state/inventory/useCaptureProducts.ts';
import { useCustomer } from '../../state/usePortal.ts';
import { CaptureForm } from './CaptureForm.tsx';
import { CaptureFrame } from './CaptureFrame.tsx';

const useCustomerName = (customerId: number | null): string => {
  const customer = useCustomer();
  if (customer?.clientId === customerId) return customer?.clientName ?? '';
  return customer?.subCustomers.find(({ id }) => id === customerId)?.name ?? '';
};

function ProductsFailed({ onRetry }: { onRetry(): void }) {
  const { t } = useTranslation('inventory');
  return (
    <div role="alert">
      <EmptyState
        icon={<PackageSearch />}
        title={t('failed.title')}
        text={t('failed.text')}
        actions={
          <Button variant="primary" onClick={onRetry}>
            {t('failed.retry')}
          </Button>
        }
      />
    </div>
  );
}

function CaptureContent({ customerId }: { customerId: number | null }) {
  const { t } = useTranslation('inventory');
  const { products, problem, reload } = useCaptureProducts(customerId);
  const toStore = (
    <ButtonLink as={Link} to={paths.store()} $variant="primary">
      {t('toStore')}
    </ButtonLink>
  );
  if (customerId === null || problem === 'not_yours') {
    return (
      <div role="alert">
        <EmptyState icon={<UserX />} title={t('foreign.title')} text={t('foreign.text')} actions={toStore} />
      </div>
    );
  }
  if (problem) return <ProductsFailed onRetry={reload} />;
  if (!products) return <Skeleton role="status" aria-label={t('loading')} $height={480} />;
  if (products.length === 0) {
    return (
      <EmptyState
        icon={<PackageSearch />}
        title={t('nothing.title')}
        text={t('nothing.text')}
        actions={toStore}
      />
    );
  }
  return (
    <>
      <MutedText>
        {t('intro')} {t('kept')}
      </MutedText>
      <CaptureForm customerId={customerId} products={products} onOtherProducts={reload} />
    </>
  );
}

export function CaptureScreen() {
  const { t } = useTranslation('inventory');
  const { customerId: text = '' } = useParams();
  const customerId = customerIdOf(text);
  const name = useCustomerName(customerId);
  return (
    <CaptureFrame>
      <div>
        <Heading tabIndex={-1}>{t('title')}</Heading>
        <MutedText>{name}</MutedText>
      </div>
      <CaptureContent key={customerId} customerId={customerId} />
    </CaptureFrame>
  );
}
