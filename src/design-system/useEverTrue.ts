import { useState } from 'react';

/** True once the condition has been true; for expensive content that is rendered on first use. */
export function useEverTrue(condition: boolean): boolean {
  const [ever, setEver] = useState(condition);
  if (condition && !ever) setEver(true);
  return ever || condition;
}
