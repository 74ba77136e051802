import { describe, expect, it, vi } from 'vitest';
import { connectParent } from '../../src/bridge/connectParent.ts';

const CRM = 'https://crm.example.com';

const listenAsParent = () => vi.spyOn(window.parent, 'postMessage').mockImplementation(() => undefined);

const framedBy = (origin: string | null) => {
  vi.stubGlobal('location', { ancestorOrigins: origin === null ? undefined : [origin] });
};

describe('messages are sent only to an exactly listed origin', () => {
  it.each([
    ['nobody is listed', CRM, []],
    ['another is listed', CRM, ['https://other.example.com']],
    ['the name only begins so', 'https://crm.example.com.evil.io', [CRM]],
    ['the name only ends so', 'https://evil-crm.example.com', [CRM]],
    ['a sub-domain', 'https://sub.crm.example.com', [CRM]],
    ['another scheme', 'http://crm.example.com', [CRM]],
    ['another port', 'https://crm.example.com:8443', [CRM]],
    ['an opaque sandbox', 'null', [CRM, 'null']],
    ['the list has a star', CRM, ['*']],
    ['the list has a pattern', CRM, ['https://*.example.com']],
    ['the list has a path', CRM, [`${CRM}/orders`]],
    ['the list has a closing slash', CRM, [`${CRM}/`]],
    ['the list has capitals', CRM, ['https://CRM.example.com']],
  ])('%s: not allowed, and nothing is sent', async (_name, origin, allowedOrigins) => {
    framedBy(origin);
    const sent = listenAsParent();
    expect(await connectParent({ allowedOrigins, connectMs: 20 })).toEqual({
      ok: false,
      code: 'not_allowed',
    });
    expect(sent).not.toHaveBeenCalled();
  });

  it('a listed parent that never answers causes a timeout, and only the handshake is sent', async () => {
    framedBy(CRM);
    const sent = listenAsParent();
    expect(await connectParent({ allowedOrigins: [CRM], connectMs: 20 })).toEqual({
      ok: false,
      code: 'timeout',
    });
    expect(sent.mock.calls.map(([message]) => message)).toEqual([
      expect.objectContaining({ namespace: 'penpal', channel: 'wholesale-portal', type: 'SYN' }),
    ]);
  });

  it('without the parent’s origin from the browser, the handshake decides', async () => {
    framedBy(null);
    listenAsParent();
    expect(await connectParent({ allowedOrigins: [CRM], connectMs: 20 })).toEqual({
      ok: false,
      code: 'timeout',
    });
  });
});
