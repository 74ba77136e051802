import { useCallback, useEffectEvent, useRef, useState } from 'react';
import { type CameraProblem, type Scanning, startScanning } from '../../platform/scanning/startScanning.ts';
import { usePortal } from '../usePortal.ts';

type ScannerState = 'starting' | 'scanning' | CameraProblem;

/**
 * Reads barcodes with the camera while `video` is attached to an element. `code`: the last one, empty while the next is looked for after
 * `scanNext`.
 */
export const useScanner = (onCode: (code: string) => void) => {
  const { base } = usePortal();
  const [state, setState] = useState<ScannerState>('starting');
  const [code, setCode] = useState('');
  const scanning = useRef<Scanning | null>(null);
  const take = useEffectEvent((scanned: string) => {
    onCode(scanned);
    setCode(scanned);
  });
  const video = useCallback(
    (element: HTMLVideoElement | null) => {
      if (!element) return;
      const started = startScanning(element, {
        base,
        onReady: () => setState('scanning'),
        onCode: take,
        onProblem: setState,
      });
      scanning.current = started;
      return () => {
        started.stop();
        scanning.current = null;
      };
    },
    [base],
  );
  const scanNext = () => {
    setCode('');
    scanning.current?.resume();
  };
  return { video, state, code, scanNext };
};
