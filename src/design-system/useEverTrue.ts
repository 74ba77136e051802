import { useState } from 'react';

/** True once the condition has been true; for expensive content that is rendered on first use. */
export function useEverTrue(condition: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(condition);
  if (condition && !wasTrue) setWasTrue(true);
  return wasTrue || condition;
}
