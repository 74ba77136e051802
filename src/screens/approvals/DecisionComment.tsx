import { useTranslation } from 'react-i18next';
import { LimitedTextArea } from '../../components/LimitedTextArea.tsx';
import { Alert } from '../../design-system/Alert.tsx';
import { unsaved } from '../../design-system/unsaved.ts';
import { APPROVAL_COMMENT_MAX_LENGTH } from '../../domain/texts/textLimits.ts';
import type { DecisionInput } from './useDecision.ts';

export function DecisionProblem({ decision: { problem } }: { decision: DecisionInput }) {
  const { t } = useTranslation('approvals');
  if (!problem || problem === 'comment_missing') return null;
  return <Alert tone="bad" title={t(`problem.${problem}`)} announce="alert" />;
}

export function DecisionComment({ decision }: { decision: DecisionInput }) {
  const { t } = useTranslation('approvals');
  const { comment, type, field, problem, cancel } = decision;
  return (
    <LimitedTextArea
      {...unsaved(comment.trim() !== '')}
      label={t('comment.label')}
      hint={t('comment.hint')}
      error={problem === 'comment_missing' ? t('comment.missing') : undefined}
      ref={field}
      value={comment}
      maxLength={APPROVAL_COMMENT_MAX_LENGTH}
      onChange={({ target }) => type(target.value)}
      onKeyDown={({ key }) => key === 'Escape' && cancel()}
    />
  );
}
