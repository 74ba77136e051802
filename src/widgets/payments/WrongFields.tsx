import { useTranslation } from 'react-i18next';
import { Alert } from '../../design-system/Alert.tsx';
import { IssueButton, IssueList } from '../../design-system/IssueList.ts';
import type { WrongField } from '../../state/payments/paymentsService.ts';

type WrongFieldsProps = { fields: readonly WrongField[]; onGoTo(field: string): void };

export function WrongFields({ fields, onGoTo }: WrongFieldsProps) {
  const { t } = useTranslation('payments');
  if (fields.length === 0) return null;
  return (
    <Alert tone="warn" announce="status" title={t('form.wrong', { count: fields.length })}>
      <IssueList>
        {fields.map(({ field, text }) => (
          <li key={field}>
            <IssueButton onClick={() => onGoTo(field)}>{text}</IssueButton>
          </li>
        ))}
      </IssueList>
    </Alert>
  );
}
