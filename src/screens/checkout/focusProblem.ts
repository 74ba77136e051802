import { focusAndShow } from '../../design-system/focusAndShow.ts';
import type { CheckoutIssue } from './checkoutIssues.ts';

const PROBLEM_SELECTOR = '[aria-invalid="true"], [data-problem]';
const FOCUSABLE_SELECTOR = 'input, select, textarea, button';

export const focusFirstProblem = (root: ParentNode | null | undefined): void => {
  const first = root?.querySelector<HTMLElement>(PROBLEM_SELECTOR);
  const isFocusable = first?.matches(`${FOCUSABLE_SELECTOR}, [tabindex]`);
  focusAndShow(isFocusable ? first : first?.querySelector<HTMLElement>(FOCUSABLE_SELECTOR), 'center');
};

/** Moves the focus to the field of an issue, else to the first problem of its section. */
export const focusIssue = (form: ParentNode | null, { reason, section }: CheckoutIssue): void => {
  const root = form?.querySelector<HTMLElement>(`[data-section="${section}"]`);
  const field = root?.querySelector<HTMLElement>(`[name="${reason}"]`);
  if (field) focusAndShow(field, 'center');
  else focusFirstProblem(root);
};
