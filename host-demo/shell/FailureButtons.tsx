import { Group } from './fields.tsx';
import { texts } from './texts.ts';
import type { FailureName, Failures } from './useFailures.ts';

const names = [
  'hang',
  'refuse',
  'redeploy',
  'expire',
  'otherCustomer',
  'wrongSetting',
  'move',
] as const satisfies FailureName[];

export function FailureButtons({
  failures,
  isLoaded,
}: {
  failures: Pick<Failures, 'cause' | 'isRefusing' | 'hasNextCustomer'>;
  isLoaded: boolean;
}) {
  return (
    <Group title={texts.failures}>
      <div className="buttons">
        {names.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === 'refuse' ? failures.isRefusing : undefined}
            disabled={!isLoaded || (name === 'otherCustomer' && !failures.hasNextCustomer)}
            onClick={() => failures.cause(name)}
          >
            {texts.failure[name]}
          </button>
        ))}
      </div>
    </Group>
  );
}
