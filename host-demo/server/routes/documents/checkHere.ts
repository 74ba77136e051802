import { Refusal } from '../../refusal.ts';
import type { CustomerDocuments } from './customerDocuments.ts';

/** Throws 404 `not_here` when the documents are in another cloud store, which browsers speak to themselves. */
export const checkHere = ({ isHere }: CustomerDocuments): void => {
  if (!isHere) throw new Refusal(404, 'not_here', 'the documents are in another cloud store');
};
