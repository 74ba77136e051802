import { useTranslation } from 'react-i18next';
import { useApprovers } from '../../state/approvals/useApprovers.ts';

/** Of those who may approve, "A or B"; empty while unknown, null when no approval is needed. */
export const useApproverNames = (): string | null => {
  const { i18n } = useTranslation();
  const names = useApprovers();
  return names && new Intl.ListFormat(i18n.language, { type: 'disjunction' }).format(names);
};
