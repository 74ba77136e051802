import { useMutation } from '@tanstack/react-query';
import type { Result } from './result.ts';
import { usePortal } from './usePortal.ts';

type Options<Value, Reason extends string> = {
  /** Changes of one scope are sent one after another, so that the last one wins. */
  scope: string;
  onStored(value: Value): void;
  reasonOf(error: unknown): Reason;
};

export const failed = () => 'failed' as const;

/** Sends changes to the back office; failures are reported, under the change's name, and returned. */
export const useChange = <Value, Reason extends string>({
  scope,
  onStored,
  reasonOf,
}: Options<Value, Reason>) => {
  const { errors } = usePortal();
  const { mutateAsync } = useMutation({
    scope: { id: scope },
    networkMode: 'always',
    mutationFn: (send: () => Promise<Value>) => send(),
  });
  return async (name: string, send: () => Promise<Value>): Promise<Result<Value, Reason>> => {
    try {
      const value = await mutateAsync(send);
      onStored(value);
      return { ok: true, value };
    } catch (error) {
      errors.report(name, error);
      return { ok: false, reason: reasonOf(error) };
    }
  };
};
