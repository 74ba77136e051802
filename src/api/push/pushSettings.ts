import * as v from 'valibot';
import type { PushSettings } from '../../domain/push/pushDevice.ts';
import { pushSettingsWire } from './schema.ts';

/** How the company's portals get pushes; null when they don't, or when this portal doesn't know the way. */
export const readPushSettings = (push: unknown): PushSettings | null => {
  const read = v.safeParse(pushSettingsWire, push);
  if (!read.success) return null;
  const wire = read.output;
  if (wire.kind === 'web_push') return { kind: 'webPush', publicKey: wire.public_key };
  return {
    kind: 'firebase',
    publicKey: wire.public_key,
    project: {
      apiKey: wire.api_key,
      appId: wire.app_id,
      projectId: wire.project_id,
      messagingSenderId: wire.messaging_sender_id,
    },
  };
};
