import { createHash } from 'node:crypto';

/** Characters, RFC 8030, section 5.4. */
const LONGEST = 32;

/** The `Topic` of a tag: its hash, because a tag may be longer and have other characters. */
export const topicOf = (tag: string): string =>
  createHash('sha256').update(tag).digest('base64url').slice(0, LONGEST);
