import { useState } from 'react';

/** Whether the condition holds now or has held before: for what is expensive until it is first wanted. */
export function useEverTrue(condition: boolean): boolean {
  const [ever, setEver] = useState(condition);
  if (condition && !ever) setEver(true);
  return ever || condition;
}
