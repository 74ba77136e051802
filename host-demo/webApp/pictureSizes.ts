/** Sizes in px. */
export type WebAppPicture = { name: string; width: number; height: number };

export type Icon = WebAppPicture & {
  /** `maskable`: what lies outside the middle 80 % may be cut off (W3C Web Application Manifest, purpose). */
  purpose: 'any' | 'maskable';
};

const icon = (name: string, size: number, purpose: Icon['purpose']): Icon => ({
  name,
  width: size,
  height: size,
  purpose,
});

export const ICONS: readonly Icon[] = [
  icon('icon-192', 192, 'any'),
  icon('icon-512', 512, 'any'),
  icon('maskable-192', 192, 'maskable'),
  icon('maskable-512', 512, 'maskable'),
];

/** iOS takes a PNG of 180 px, named in index.html, and cuts its corners itself. */
export const APPLE_ICON = icon('apple-touch-icon', 180, 'any');

export type Screenshot = WebAppPicture & { formFactor: 'narrow' | 'wide' };

export const SCREENSHOTS: readonly Screenshot[] = [
  { name: 'screenshot-narrow', width: 720, height: 1280, formFactor: 'narrow' },
  { name: 'screenshot-wide', width: 1280, height: 720, formFactor: 'wide' },
];
