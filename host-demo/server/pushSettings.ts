import * as v from 'valibot';
import type { FcmOptions } from './push/fcm.ts';
import { readPushKeyFile } from './push/pushKeyFile.ts';
import type { WebPushOptions } from './push/webPush.ts';
import type { ServerOptions } from './serverOptions.ts';
import { jsonIn, reading, readServiceAccount } from './settingFiles.ts';

export const PUSH_SETTINGS_HELP = `  PUSH_KEYS, PUSH_SUBJECT   notifications on devices by standard web push: the file that npm run push-keys writes, and where push services
                    reach you, mailto:you@example.com or an https: address
  FCM_SERVICE_ACCOUNT, FCM_WEB_CONFIG, FCM_PUBLIC_KEY   the same by Firebase Cloud Messaging instead: the files of the service account and of the
                    web app's configuration, both JSON, and the key pair's public key
  PUSH_SERVICES     origins of push services besides those of the browsers, separated by commas
`;

type Env = Readonly<Record<string, string | undefined>>;

const ADDRESS = /^mailto:[^\s@]+@[^\s@]+$/;

const isSubject = (text: string): boolean => ADDRESS.test(text) || URL.parse(text)?.protocol === 'https:';

const originsIn = (text: string): string[] =>
  text.split(',').map((each) => {
    const url = URL.parse(each.trim());
    if (!url?.protocol.startsWith('http')) {
      throw new Error('PUSH_SERVICES must be origins such as https://push.example.com, separated by commas');
    }
    return url.origin;
  });

const webPushIn = (file: string, { PUSH_SUBJECT: subject, PUSH_SERVICES: services }: Env): WebPushOptions => {
  if (!subject || !isSubject(subject)) {
    throw new Error('PUSH_KEYS needs PUSH_SUBJECT: mailto:you@example.com or an https: address');
  }
  const keys = reading('PUSH_KEYS', file, 'a file of npm run push-keys', () => readPushKeyFile(file));
  return { kind: 'web_push', keys, subject, ...(services && { services: originsIn(services) }) };
};

/** As Firebase's console shows it. */
const webConfig = v.object({
  apiKey: v.pipe(v.string(), v.nonEmpty()),
  appId: v.pipe(v.string(), v.nonEmpty()),
  projectId: v.string(),
  messagingSenderId: v.pipe(v.string(), v.nonEmpty()),
});

const fcmIn = (file: string, { FCM_WEB_CONFIG: configFile, FCM_PUBLIC_KEY: publicKey }: Env): FcmOptions => {
  if (!configFile || !publicKey) {
    throw new Error('FCM_SERVICE_ACCOUNT needs FCM_WEB_CONFIG and FCM_PUBLIC_KEY');
  }
  const account = readServiceAccount('FCM_SERVICE_ACCOUNT', file);
  const web = reading('FCM_WEB_CONFIG', configFile, 'the JSON of a web app’s configuration', () =>
    v.parse(webConfig, jsonIn(configFile)),
  );
  if (web.projectId !== account.project_id) {
    throw new Error('FCM_WEB_CONFIG and FCM_SERVICE_ACCOUNT are of different projects');
  }
  return {
    kind: 'fcm',
    serviceAccount: account,
    public_key: publicKey,
    api_key: web.apiKey,
    app_id: web.appId,
    messaging_sender_id: web.messagingSenderId,
  };
};

/** The settings of pushes in environment variables. Throws an error that names an invalid one. */
export const readPushSettings = (env: Env): Pick<ServerOptions, 'push'> => {
  const { PUSH_KEYS: keys, FCM_SERVICE_ACCOUNT: account } = env;
  if (keys && account) throw new Error('PUSH_KEYS or FCM_SERVICE_ACCOUNT: one of them');
  if (keys) return { push: webPushIn(keys, env) };
  return account ? { push: fcmIn(account, env) } : {};
};
