import { useState } from 'react';

export function useEverTrue(condition: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(condition);
  if (condition && !wasTrue) setWasTrue(true);
  return wasTrue || condition;
}
