/**
 * Whether this browser can get pushes: yes, once the portal is on the home screen, or not at all. `none`: nothing is said of pushes, because
 * the company sends none, or a parent shows the portal in its own page.
 */
export type PushSupport = 'yes' | 'installFirst' | 'no' | 'none';

type Facts = {
  /** Whether the company sends pushes. */
  isOffered: boolean;
  /** Whether the page is the portal's own: browsers refuse pushes to frames. */
  isOwnPage: boolean;
  /** iOS and iPadOS get pushes in installed pages only. */
  mustBeInstalled: boolean;
  /** Whether the browser has service workers, the Push API and notifications. */
  isCapable: boolean;
};

export const pushSupport = ({ isOffered, isOwnPage, mustBeInstalled, isCapable }: Facts): PushSupport => {
  if (!isOffered || !isOwnPage) return 'none';
  if (mustBeInstalled) return 'installFirst';
  return isCapable ? 'yes' : 'no';
};
