import * as v from 'valibot';

/**
 * `push` of the company in the answer of POST /company: how its portals get pushes; absent for none. `public_key`: the installation's
 * VAPID key (RFC 8292), base64url. `fcm`: Firebase Cloud Messaging, with the web configuration of the Firebase project.
 */
export const pushSettingsWire = v.union([
  v.object({ kind: v.literal('web_push'), public_key: v.string() }),
  v.object({
    kind: v.literal('fcm'),
    public_key: v.string(),
    api_key: v.string(),
    app_id: v.string(),
    project_id: v.string(),
    messaging_sender_id: v.string(),
  }),
]);
export type PushSettingsWire = v.InferOutput<typeof pushSettingsWire>;

/** `session_id`: the session that gets the pushes, as in GET /users/sessions; its end ends them. `last_seen`: ISO 8601. */
const ofDevice = { session_id: v.string(), last_seen: v.string() };

/** A device of the document `devices`: what a push service needs. `p256dh` and `auth` are base64url (RFC 8291). */
export const deviceWire = v.union([
  v.object({
    kind: v.literal('web_push'),
    endpoint: v.string(),
    p256dh: v.string(),
    auth: v.string(),
    ...ofDevice,
  }),
  v.object({ kind: v.literal('fcm'), token: v.string(), ...ofDevice }),
]);
export type DeviceWire = v.InferOutput<typeof deviceWire>;

/** The document `devices` of the cloud store: push devices by id, the hex SHA-256 of their endpoint or token. */
export const devicesDocument = v.object({
  devices: v.fallback(v.optional(v.record(v.string(), v.unknown()), {}), {}),
});

/**
 * A declarative push message (W3C Push API): shown by the browser itself where it can, by the service worker elsewhere. `navigate`: an
 * absolute URL, or a path of the portal. `tag`: later news about the same replaces it. `app_badge`: the number of unread notifications.
 * `id`: of the notification. FCM sends the same as JSON in `data.message`.
 * @internal
 */
export const pushMessage = v.object({
  web_push: v.literal(8030),
  notification: v.object({
    title: v.string(),
    body: v.string(),
    navigate: v.string(),
    tag: v.string(),
    lang: v.string(),
    data: v.object({ id: v.string() }),
  }),
  app_badge: v.number(),
});
export type PushMessage = v.InferOutput<typeof pushMessage>;
