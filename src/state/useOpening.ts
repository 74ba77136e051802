import { useEffect, useState } from 'react';
import { usePortal } from './usePortal.ts';

/** Opens a service for a part that shows it. `failed`: its code could not be loaded; `retry` tries again. */
export const useOpening = (open: () => Promise<unknown>, name: string) => {
  const { errors } = usePortal();
  const [attempt, setAttempt] = useState(0);
  const [failed, setFailed] = useState(-1);
  useEffect(() => {
    open().catch((error: unknown) => {
      errors.report(name, error);
      setFailed(attempt);
    });
  }, [open, errors, name, attempt]);
  return { failed: failed === attempt, retry: () => setAttempt((before) => before + 1) };
};
