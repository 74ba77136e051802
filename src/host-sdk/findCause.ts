/** ms */
const PROBE_MS = 3_000;

const answers = (url: string, mode: RequestMode): Promise<boolean> =>
  fetch(url, { mode, credentials: 'omit', signal: AbortSignal.timeout(PROBE_MS) }).then(
    () => true,
    () => false,
  );

/**
 * Why a frame has said nothing: its host doesn't answer, or doesn't allow this page, or the portal's code doesn't run. A parent whose
 * Content-Security-Policy has no `connect-src` for the portal's host can't tell the first two.
 */
export const findCause = async (
  src: string,
): Promise<'host_unreachable' | 'origin_not_allowed' | 'code_unavailable'> => {
  const url = `${src}/config.json`;
  if (!(await answers(url, 'no-cors'))) return 'host_unreachable';
  return (await answers(url, 'cors')) ? 'code_unavailable' : 'origin_not_allowed';
};
