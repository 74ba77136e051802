import { useTranslation } from 'react-i18next';
import { Link } from '../../components/Link.tsx';
import { Alert } from '../../design-system/Alert.tsx';
import { fieldNamed, focusFirstProblem } from '../../design-system/fields.ts';
import { focusAndShow } from '../../design-system/focusAndShow.ts';
import { IssueButton, IssueList } from '../../design-system/IssueList.ts';
import { TextLink } from '../../design-system/TextLink.ts';
import { VisuallyHidden } from '../../design-system/VisuallyHidden.ts';
import type { TransactionKind } from '../../domain/history/transaction.ts';
import { paths } from '../../routing/paths.ts';
import { useCompany } from '../../state/usePortal.ts';
import type { CheckoutIssue, IssueReason } from './checkoutIssues.ts';
import { useMinimumTexts } from './useMinimumTexts.ts';

/** Moves the focus to the field of an issue, else to the first problem of its section. */
const focusIssue = (form: ParentNode | null, { reason, section }: CheckoutIssue): void => {
  const root = form?.querySelector<HTMLElement>(`[data-section="${section}"]`);
  const field = fieldNamed(root, reason);
  if (field) focusAndShow(field, 'center');
  else focusFirstProblem(root);
};

const useIssueText = () => {
  const { t } = useTranslation('checkout');
  const { name: company } = useCompany();
  const minimum = useMinimumTexts();
  return (reason: IssueReason): string => {
    switch (reason) {
      case 'line':
      case 'city':
      case 'state':
        return t(`address.missing.${reason}`);
      case 'sub_customer_required':
        return t('who.missing');
      case 'shipping_method_required':
        return t('how.missing');
      case 'address_required':
        return t('where.missing');
      case 'unit_required':
        return t('review.unit');
      case 'changed':
        return t('problem.changed');
      case 'below_minimum':
        return [minimum.title, minimum.text].join('. ');
      default:
        return t(`problem.code.${reason}`, { company });
    }
  };
};

type CheckoutIssuesProps = { kind: TransactionKind; issues: readonly CheckoutIssue[] };

export function CheckoutIssues({ kind, issues }: CheckoutIssuesProps) {
  const { t } = useTranslation('checkout');
  const textOf = useIssueText();
  const text = t('place.missing', { count: issues.length });
  // The only one is said in its line, which has the focus, or above the button.
  if (issues.length === 1 && ['who', 'where', 'how', 'total'].includes(issues[0]?.section ?? ''))
    return <VisuallyHidden role="status">{text}</VisuallyHidden>;
  return (
    <div data-problem tabIndex={-1}>
      <Alert tone="warn" announce="status" title={t(`problem.title.${kind}`)}>
        <p>{text}</p>
        <IssueList aria-label={text}>
          {issues.map((issue) => (
            <li key={issue.reason}>
              {issue.reason === 'below_minimum' ? (
                <TextLink as={Link} to={paths.store()}>
                  {textOf(issue.reason)}
                </TextLink>
              ) : (
                <IssueButton onClick={({ currentTarget }) => focusIssue(currentTarget.form, issue)}>
                  {textOf(issue.reason)}
                </IssueButton>
              )}
            </li>
          ))}
        </IssueList>
      </Alert>
    </div>
  );
}
