import { useTranslation } from 'react-i18next';
import { Alert } from '../../design-system/Alert.tsx';
import { Button } from '../../design-system/Button.tsx';
import type { NotPlaced } from '../../state/checkout/placeOrder.ts';
import { useCompany } from '../../state/usePortal.ts';

/** Why the order wasn't placed, what was kept, and what to do (specification §8). */
export function PlaceProblem({ problem, onRetry }: { problem: NotPlaced; onRetry(): void }) {
  const { t } = useTranslation('checkout');
  const { name, phone } = useCompany();
  const isUnknown = problem.reason === 'unknown';
  const sentences =
    problem.reason === 'refused'
      ? [`problem.code.${problem.code}`, 'problem.refused']
      : [`problem.${problem.reason}`];
  return (
    <Alert
      tone={isUnknown ? 'warn' : 'bad'}
      announce="alert"
      title={t(isUnknown ? 'problem.unknownTitle' : 'problem.title')}
      action={isUnknown ? <Button onClick={onRetry}>{t('problem.askAgain')}</Button> : undefined}
    >
      {t(sentences, { company: name, phone })} {!isUnknown && t('problem.kept')}
    </Alert>
  );
}
