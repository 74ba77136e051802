import { CircleCheck, CirclePause } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { Link } from '../../components/Link.tsx';
import { ButtonLink } from '../../design-system/ButtonLink.ts';
import { EmptyCard } from '../../design-system/EmptyCard.tsx';
import { Heading } from '../../design-system/Heading.ts';
import { paths } from '../../routing/paths.ts';
import { customerIdOf } from '../../state/inventory/useCaptureProducts.ts';
import { CaptureFrame } from './CaptureFrame.tsx';

export function CaptureEndScreen({ end }: { end: 'done' | 'cancelled' }) {
  const { t } = useTranslation('inventory');
  const [search] = useSearchParams();
  const customerId = customerIdOf(search.get('customer') ?? '');
  const canResume = end === 'cancelled' && customerId !== null;
  return (
    <CaptureFrame>
      <Heading tabIndex={-1}>{t('title')}</Heading>
      <EmptyCard
        role="status"
        icon={end === 'done' ? <CircleCheck /> : <CirclePause />}
        title={t(`${end}.title`)}
        text={t(`${end}.text`)}
        actions={
          <>
            <ButtonLink as={Link} to={paths.store()} $variant={canResume ? 'secondary' : 'primary'}>
              {t('toStore')}
            </ButtonLink>
            {canResume && (
              <ButtonLink as={Link} to={paths.inventoryCapture(customerId)} $variant="primary">
                {t('cancelled.resume')}
              </ButtonLink>
            )}
          </>
        }
      />
    </CaptureFrame>
  );
}
