import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';
import { whenIdle } from '../../platform/whenIdle.ts';

const Nothing = () => null;

/** What stands beside the login, when nothing else is to be done. The login doesn't need it. */
export const LoginWall = lazyWithRetry(async () => {
  await new Promise<void>(whenIdle);
  return import(/* webpackChunkName: "access" */ './LoginWall.tsx').then(
    (module) => module.LoginWall,
    () => Nothing,
  );
});
