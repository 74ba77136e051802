import type { DocumentName } from '../../../../src/sync/rules/cloudStore.ts';
import type { DocumentData } from '../../../../src/sync/stores/schema.ts';
import type { Database } from '../../database/schema.ts';
import type { DocumentOwner } from './streams.ts';

export type DocumentChange = {
  name: DocumentName;
  /** The writing session, so that it can ignore its own change. */
  writer: string;
  /**
   * What changes in the document as it is, computed again when somebody else was first. Null for nothing at all; an empty patch leaves the
   * document, and `record` is done. `database` is where to read meanwhile.
   */
  patch: (document: DocumentData, database: Database) => Promise<DocumentData | null>;
  /**
   * The rows that belong to the change, in one transaction; false when they are there already. The process may end between both, so it may be
   * called for a change that was made before.
   */
  record?: (transaction: Database) => Promise<boolean>;
};

export type ReadDocument = { revision: number; data: DocumentData };
type OwnedDocument = { email: string; data: DocumentData };

/** What the cloud store holds of customers, as the back office reads and changes it. */
export type CustomerDocuments = {
  /** Whether browsers read, change and watch them here. */
  isHere: boolean;
  /**
   * Returns the new revision, null when the document stays. Throws 413 `too_large`, also for too many fields; 400 for a patch that is nested
   * too deeply.
   */
  change(owner: DocumentOwner, change: DocumentChange): Promise<number | null>;
  /** One that was never written is empty, with revision 0. */
  read(owner: DocumentOwner, name: DocumentName): Promise<ReadDocument>;
  readAll(companyId: number, name: DocumentName): AsyncIterable<OwnedDocument>;
};
