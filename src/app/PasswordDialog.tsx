import { Suspense } from 'react';
import { usePortal } from '../state/usePortal.ts';
import { DialogFailed } from './layout/DialogFailed.tsx';
import { lazyRoute } from './lazyRoute.tsx';
import { ScreenBoundary } from './ScreenBoundary.tsx';

const ChangePassword = lazyRoute(['account'], () =>
  import(/* webpackChunkName: "forms" */ '../screens/session/ChangePassword.tsx').then(
    (module) => module.ChangePassword,
  ),
);

/** Changes the password. Its code, with the form library, comes when it is first opened. */
export function PasswordDialog({ onClose }: { onClose(): void }) {
  const { ownsPage, errors } = usePortal();
  return (
    <ScreenBoundary at={null} ownsPage={ownsPage} report={errors.report} Fallback={DialogFailed}>
      <Suspense>
        <ChangePassword onClose={onClose} />
      </Suspense>
    </ScreenBoundary>
  );
}
