import { useQueryClient } from '@tanstack/react-query';
import { revokeDocumentLinks } from '../../api/history/revokeDocumentLinks.ts';
import { failed, useChange } from '../useChange.ts';
import { usePortal } from '../usePortal.ts';

/** Ends all PDF links given so far; the documents are loaded anew, with other links. */
export const useRevokeDocumentLinks = () => {
  const { http } = usePortal();
  const queries = useQueryClient();
  const change = useChange({
    scope: 'documentLinks',
    onStored: () => void queries.invalidateQueries({ queryKey: ['transactions'] }),
    reasonOf: failed,
  });
  return () => change('Revoking PDF links', () => revokeDocumentLinks(http));
};
