import { delay } from '../delay.ts';

// Between two pictures, ms.
const INTERVAL_MS = 120;
/** A code that stays in the picture is no other piece; after so many pictures without it, it is. */
const MISSED_BEFORE_AGAIN = 4;

/** Tells a code once, and the next one after `resume`. */
export const readBarcodes = (ended: AbortSignal, onCode: (code: string) => void) => {
  let isPaused = false;
  return {
    resume(): void {
      isPaused = false;
    },
    /** `read`: the code in the camera's picture now, empty without one. Reads until `ended`. Rejects when `read` does. */
    async readFrom(read: () => Promise<string>): Promise<void> {
      let held = '';
      let missed = 0;
      while (!ended.aborted) {
        const code = await read();
        missed = code === '' ? missed + 1 : 0;
        if (missed >= MISSED_BEFORE_AGAIN) held = '';
        if (code !== '' && code !== held && !isPaused && !ended.aborted) {
          held = code;
          isPaused = true;
          onCode(code);
        }
        await delay(INTERVAL_MS);
      }
    },
  };
};
