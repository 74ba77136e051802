import { afterEach, beforeEach, vi } from 'vitest';

/** Gives each test of a file a camera, and the browser's own reader, which tells what it shows. */
export const fakeCamera = () => {
  let seen = '';
  const track = { stop: vi.fn() };
  const devices = { getUserMedia: vi.fn() };
  class Detector {
    static getSupportedFormats = async () => ['ean_13', 'code_128'];
    detect = async () => (seen === '' ? [] : [{ rawValue: seen }]);
  }
  const remove = () => Reflect.deleteProperty(navigator, 'mediaDevices');
  beforeEach(() => {
    seen = '';
    track.stop.mockReset();
    devices.getUserMedia.mockReset().mockResolvedValue({ getTracks: () => [track] });
    vi.stubGlobal('fetch', () => new Promise(() => undefined));
    vi.stubGlobal('BarcodeDetector', Detector);
    Object.defineProperty(navigator, 'mediaDevices', { value: devices, configurable: true });
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  });
  afterEach(() => {
    remove();
    vi.restoreAllMocks();
  });
  return {
    show: (code: string) => {
      seen = code;
    },
    started: () => devices.getUserMedia.mock.calls.length,
    stopped: () => track.stop.mock.calls.length,
    /** `name`: of the DOMException that the browser answers with. */
    refuse: (name: string) => devices.getUserMedia.mockRejectedValue(new DOMException('', name)),
    remove,
  };
};
