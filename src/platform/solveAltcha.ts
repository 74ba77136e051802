type Challenge = { parameters: object; signature: string };

const solutionOf = (worker: Worker, challenge: Challenge): Promise<object | null> =>
  new Promise((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<object | null>) => resolve(data);
    worker.onerror = () => resolve(null);
    worker.postMessage(challenge);
  });

/**
 * Solves ALTCHA's challenge in a worker (src/entries/altchaWorker.ts): the wire's `recaptchaToken`. Null where the browser can't:
 * without HTTPS, and in a page of another origin (a slot), it has neither the cryptography nor the worker. `base`: the portal's URL.
 */
export const solveAltcha = async (base: string, challenge: Challenge): Promise<string | null> => {
  const worker = new Worker(new URL('workers/altcha.js', base));
  try {
    const solution = await solutionOf(worker, challenge);
    return solution && btoa(JSON.stringify({ challenge, solution }));
  } finally {
    worker.terminate();
  }
};
