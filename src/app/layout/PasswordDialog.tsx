import { Suspense } from 'react';
import { OverlayBoundary } from '../../design-system/OverlayBoundary.tsx';
import { lazyRoute } from '../lazyRoute.tsx';

const ChangePassword = lazyRoute(['history'], () =>
  import(/* webpackChunkName: "forms" */ '../../screens/access/ChangePassword.tsx').then(
    (module) => module.ChangePassword,
  ),
);

/** Changes the password. Its code, with the form library, comes when it is first opened. */
export function PasswordDialog({ onClose }: { onClose(): void }) {
  return (
    <OverlayBoundary open onClose={onClose}>
      <Suspense>
        <ChangePassword onClose={onClose} />
      </Suspense>
    </OverlayBoundary>
  );
}
