import type { Customer } from '../../domain/access/customer.ts';
import { ownerKey } from '../../domain/access/ownerKey.ts';
import type { ErrorReporter } from '../../platform/errorReporter.ts';
import { newIdentifier } from '../../platform/identifier.ts';
import type { CloudStore, DocumentName } from '../rules/cloudStore.ts';
import type { DocumentCodec } from '../rules/documentCodec.ts';
import { createDocumentSync, type DocumentSync, type SharedStorage } from './documentSync.ts';

export type CustomerDocuments = {
  /** For a document of which no tab keeps a copy. */
  patch: CloudStore['patch'];
  /** `occasion`: the title of error reports. */
  open<Value, Change>(document: {
    name: DocumentName;
    codec: DocumentCodec<Value, Change>;
    occasion: string;
  }): DocumentSync<Value, Change>;
};

type Listener = { onChange: Parameters<CloudStore['watch']>[0]; onGap: () => void };

/** Shares one stream among all documents, because browsers limit connections per host and every tab has one. @internal */
export const shareWatch = (cloud: CloudStore): CloudStore => {
  const listeners = new Set<Listener>();
  let hangUp: (() => void) | null = null;
  return {
    ...cloud,
    watch(onChange, onGap) {
      const listener = { onChange, onGap };
      listeners.add(listener);
      hangUp ??= cloud.watch(
        (change) => {
          for (const each of listeners) each.onChange(change);
        },
        () => {
          for (const each of listeners) each.onGap();
        },
      );
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        hangUp?.();
        hangUp = null;
      };
    },
  };
};

/** The customer's documents over one stream. `writer` names this open tab in the cloud store. */
export const openDocuments = (
  { local, errors }: { local: SharedStorage; errors: ErrorReporter },
  customer: Customer,
  createCloudStore: (writer: string) => CloudStore,
): CustomerDocuments => {
  const tab = newIdentifier();
  const cloud = shareWatch(createCloudStore(tab));
  return {
    patch: cloud.patch,
    open: ({ name, codec, occasion }) =>
      createDocumentSync({
        name,
        codec,
        cloud,
        local,
        owner: ownerKey(customer.email),
        tab,
        onError: (error) => errors.report(occasion, error),
      }),
  };
};
