import { fieldNamed, focusFirstProblem } from '../../design-system/fields.ts';
import { focusAndShow } from '../../design-system/focusAndShow.ts';
import type { CheckoutIssue } from './checkoutIssues.ts';

/** Moves the focus to the field of an issue, else to the first problem of its section. */
export const focusIssue = (form: ParentNode | null, { reason, section }: CheckoutIssue): void => {
  const root = form?.querySelector<HTMLElement>(`[data-section="${section}"]`);
  const field = fieldNamed(root, reason);
  if (field) focusAndShow(field, 'center');
  else focusFirstProblem(root);
};
