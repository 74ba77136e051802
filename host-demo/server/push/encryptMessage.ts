import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

const CURVE = 'prime256v1';
/** Bytes of a record, and so of a message; a push service takes no more (RFC 8030, section 7.2). */
const RECORD = 4_096;
const SALT = 16;
const TAG = 16;
const HEADER = SALT + 4 + 1 + 65;
const LAST_RECORD = Buffer.from([2]);
const AUTH = 16;
const POINT = 65;

export type SubscriptionKeys = { p256dh: string; auth: string };
export type Randomness = { salt: Buffer; privateKey: Buffer };

const freshly = (): Randomness => {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return { salt: randomBytes(SALT), privateKey: pair.getPrivateKey() };
};

export const areSubscriptionKeys = ({ p256dh, auth }: SubscriptionKeys): boolean => {
  const receiver = Buffer.from(p256dh, 'base64url');
  if (receiver.length !== POINT || Buffer.from(auth, 'base64url').length !== AUTH) return false;
  const own = createECDH(CURVE);
  own.generateKeys();
  try {
    return own.computeSecret(receiver).length > 0;
  } catch {
    return false;
  }
};

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/**
 * A web push message: encrypted for the subscription by RFC 8291, as one record of `aes128gcm` (RFC 8188). Throws for a text that is too
 * long, and for keys that aren't keys of a subscription.
 */
export const encryptMessage = (
  text: string,
  { p256dh, auth }: SubscriptionKeys,
  { salt, privateKey } = freshly(),
): Buffer<ArrayBuffer> => {
  const receiver = Buffer.from(p256dh, 'base64url');
  const secret = Buffer.from(auth, 'base64url');
  const plain = Buffer.concat([Buffer.from(text), LAST_RECORD]);
  if (HEADER + plain.length + TAG > RECORD) throw new Error('the message is too long for a push');
  const own = createECDH(CURVE);
  own.setPrivateKey(privateKey);
  const sender = own.getPublicKey();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), receiver, sender]);
  const key = derive(own.computeSecret(receiver), secret, info, 32);
  const contentKey = derive(key, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(key, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', contentKey, nonce);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(RECORD);
  return Buffer.concat([
    salt,
    size,
    Buffer.from([sender.length]),
    sender,
    cipher.update(plain),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
};
