import { useEffect, useState } from 'react';

export const useHasPassed = (timeMs: number): boolean => {
  const [hasPassed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), timeMs);
    return () => clearTimeout(timer);
  }, [timeMs]);
  return hasPassed;
};
