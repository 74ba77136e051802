export type CameraProblem = 'denied' | 'none' | 'failed';

/** Whether the browser has cameras at all; one may still be missing, or be refused. */
export const mayHaveCamera = (): boolean =>
  'mediaDevices' in navigator && 'getUserMedia' in navigator.mediaDevices;

/** By the names of DOMException that getUserMedia rejects with (w3.org/TR/mediacapture-streams). */
const PROBLEMS: Partial<Record<string, CameraProblem>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'none',
  OverconstrainedError: 'none',
};

export const cameraProblem = (error: unknown): CameraProblem =>
  (error instanceof DOMException && PROBLEMS[error.name]) || 'failed';

/** Shows the camera that looks away from the customer, once they allow it. Rejects with a DOMException; see {@link cameraProblem}. */
export const showCamera = async (video: HTMLVideoElement): Promise<MediaStream> => {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  });
  video.srcObject = stream;
  await video.play();
  return stream;
};

export const stopCamera = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop();
};
