/** Where a push service reaches a browser. `p256dh` and `auth` are base64url (RFC 8291). */
export type PushAddress =
  | { kind: 'webPush'; endpoint: string; p256dh: string; auth: string }
  | { kind: 'firebase'; token: string };

/** How the company's portals get pushes. `publicKey`: the VAPID key (RFC 8292), base64url. */
export type PushSettings =
  | { kind: 'webPush'; publicKey: string }
  | {
      kind: 'firebase';
      publicKey: string;
      project: { apiKey: string; appId: string; projectId: string; messagingSenderId: string };
    };

/** A browser that gets pushes while a session is open. `id`: of the address. `lastSeen`: ms since the epoch. */
export type PushDevice = { id: string; address: PushAddress; sessionId: string; lastSeen: number };
