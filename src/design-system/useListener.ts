import { useEffect, useEffectEvent } from 'react';

type EventMap = WindowEventMap & DocumentEventMap;

export const useListener = <Type extends keyof EventMap>(
  target: Window | Document | HTMLElement,
  type: Type,
  listener: (event: EventMap[Type]) => void,
  isCapturing = false,
): void => {
  const listen = useEffectEvent((event: Event) => listener(event as EventMap[Type]));
  useEffect(() => {
    const handle = (event: Event) => listen(event);
    target.addEventListener(type, handle, isCapturing);
    return () => target.removeEventListener(type, handle, isCapturing);
  }, [target, type, isCapturing]);
};
