import { useTranslation } from 'react-i18next';
import { ErrorPage } from '../ErrorPage.tsx';
import type { StartFailure } from './appState.ts';

type StartFailedProps = { reason: StartFailure; onRetry(): void };

export function StartFailed({ reason, onRetry }: StartFailedProps) {
  const { t } = useTranslation('common');
  return <ErrorPage title={t(`start.${reason}.title`)} text={t(`start.${reason}.text`)} onRetry={onRetry} />;
}
