import { ShoppingCart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import { EmptyState } from '../../design-system/EmptyState.tsx';
import { ProgressBar } from '../../design-system/ProgressBar.tsx';
import { Skeleton } from '../../design-system/Skeleton.ts';
import { Spinner } from '../../design-system/Spinner.tsx';
import { Sample, SampleRow } from './Sample.tsx';

export function MessageSamples() {
  const { t } = useTranslation('designSystem');
  return (
    <>
      <Sample title={t('sections.messages')}>
        <Alert tone="info" title={t('messages.infoTitle')}>
          {t('messages.info')}
        </Alert>
        <Alert tone="ok" title={t('messages.okTitle')}>
          {t('messages.ok')}
        </Alert>
        <Alert tone="warn" title={t('messages.warnTitle')} action={<Button>{t('messages.review')}</Button>}>
          {t('messages.warn')}
        </Alert>
        <Alert tone="bad" title={t('messages.badTitle')} announce={null}>
          {t('messages.bad')}
        </Alert>
        <ProgressBar label={t('messages.freeDelivery')} value={0.97} valueText={t('messages.toGo')} />
      </Sample>
      <Sample title={t('sections.states')}>
        <SampleRow>
          <Spinner label={t('messages.loading')} size={20} />
          <Skeleton $width={64} $height={64} />
          <div>
            <Skeleton $width={180} $height={14} />
            <Skeleton $width={120} />
          </div>
        </SampleRow>
        <EmptyState
          icon={<ShoppingCart />}
          title={t('states.emptyTitle')}
          text={t('states.emptyText')}
          actions={<Button variant="primary">{t('states.emptyAction')}</Button>}
        />
      </Sample>
    </>
  );
}
