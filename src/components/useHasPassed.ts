import { useEffect, useState } from 'react';

/** Whether the component has been shown for this time, ms. */
export const useHasPassed = (time: number): boolean => {
  const [hasPassed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), time);
    return () => clearTimeout(timer);
  }, [time]);
  return hasPassed;
};
