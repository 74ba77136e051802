import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from 'node:crypto';
import * as v from 'valibot';
import { transactionKindWire } from '../../../src/api/history/transactionKindSchema.ts';
import { notFound } from '../refusal.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A transaction, the receipt of a payment, the public form that pays an invoice, and the key of its calls. */
const documentKind = v.picklist([
  ...transactionKindWire.options,
  'collection',
  'payment_form',
  'payment_key',
]);

/**
 * `version` is the user's when the link was made, `revision` the invoice's of a link that pays it, else 0; `expiresAt` in ms since the
 * epoch.
 */
export type DocumentId = {
  kind: v.InferOutput<typeof documentKind>;
  companyId: number;
  userId: number;
  id: string;
  version: number;
  revision: number;
  expiresAt: number;
};

type NewDocumentId = Omit<DocumentId, 'expiresAt' | 'revision'> & Partial<Pick<DocumentId, 'revision'>>;

/** What a link shows, and its user; access is checked when the link is opened. Older links have no end: they have expired. */
const sealedContent = v.pipe(
  v.string(),
  v.parseJson(),
  v.tuple([
    documentKind,
    v.number(),
    v.number(),
    v.pipe(v.string(), v.uuid()),
    v.optional(v.number(), 0),
    v.optional(v.number(), 0),
    v.optional(v.number(), 0),
  ]),
);

const MINUTE = 60 * 1_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const USUAL_HOURS = 30 * 24;
const PAYMENT_KEY_LIFETIME_MS = HOUR;

const keyFor = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `document id ${purpose}`, KEY_BYTES));

/**
 * The encrypted id of a PDF link, AES-256-GCM: it can't be read, guessed or changed. The nonce is a keyed hash of the
 * content, so that a link stays the same for a day. It is valid for `hours`, and up to a day longer.
 */
export const createDocumentIds = (secret: string, clock: () => Date, hours: number = USUAL_HOURS) => {
  const key = keyFor(secret, 'cipher');
  const nonceKey = keyFor(secret, 'nonce');

  /** When a link that is made now ends, ms since the epoch. */
  const expiry = (kind: DocumentId['kind']): number => {
    const lifetime = kind === 'payment_key' ? PAYMENT_KEY_LIFETIME_MS : hours * HOUR;
    const step = kind === 'payment_key' ? MINUTE : Math.min(DAY, lifetime);
    return Math.ceil((clock().getTime() + lifetime) / step) * step;
  };

  const encrypt = ({ kind, companyId, userId, id, version, revision = 0 }: NewDocumentId): string => {
    const content = [kind, companyId, userId, id, version, expiry(kind)];
    const text = JSON.stringify(revision === 0 ? content : [...content, revision]);
    const nonce = createHmac('sha256', nonceKey).update(text).digest().subarray(0, NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
  };

  /** Throws 404 `not_found` for foreign or invalid ids. */
  const decrypt = (encrypted: string): DocumentId => {
    const bytes = Buffer.from(encrypted, 'base64url');
    const head = NONCE_BYTES + TAG_BYTES;
    if (bytes.length <= head || bytes.toString('base64url') !== encrypted) throw notFound('document');
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(bytes.subarray(NONCE_BYTES, head));
    try {
      const text = Buffer.concat([decipher.update(bytes.subarray(head)), decipher.final()]).toString('utf8');
      const [kind, companyId, userId, id, version, expiresAt, revision] = v.parse(sealedContent, text);
      return { kind, companyId, userId, id, version, revision, expiresAt };
    } catch {
      throw notFound('document');
    }
  };

  return { encrypt, decrypt, expiry };
};
export type DocumentIds = ReturnType<typeof createDocumentIds>;
