import { useQueryClient } from '@tanstack/react-query';
import { revokeDocumentLinks } from '../../api/orders/revokeDocumentLinks.ts';
import { usePortal } from '../usePortal.ts';

/** Ends all PDF links given so far; the documents are loaded anew, with other links. Returns whether it succeeded. */
export const useRevokeDocumentLinks = () => {
  const { http, errors } = usePortal();
  const queries = useQueryClient();
  return async (): Promise<boolean> => {
    try {
      await revokeDocumentLinks(http);
    } catch (error) {
      errors.report('Revoking PDF links', error);
      return false;
    }
    void queries.invalidateQueries({ queryKey: ['transactions'] });
    return true;
  };
};
