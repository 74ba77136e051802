const PITCH_HZ = 1_760;
const DURATION_S = 0.09;
const LOUDNESS = 0.08;
const VIBRATION_MS = 60;

const beep = (audio: AudioContext): void => {
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = PITCH_HZ;
  volume.gain.value = LOUDNESS;
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(audio.currentTime + DURATION_S);
};

/** A short tone and vibration, as scanners have; nothing where the browser has neither. */
export const createScanSignal = () => {
  const audio = 'AudioContext' in globalThis ? new AudioContext() : null;
  return {
    give(): void {
      if (audio) beep(audio);
      if ('vibrate' in navigator) navigator.vibrate(VIBRATION_MS);
    },
    close: () => void audio?.close(),
  };
};
