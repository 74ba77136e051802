/**
 * Whether this browser can get pushes: yes, once the portal is on the home screen, or not at all. `none`: nothing is said of pushes, because
 * the company sends none, or a parent shows the portal in its own page.
 */
export type PushSupport = 'yes' | 'installFirst' | 'no' | 'none';

/**
 * `isOwnPage`: browsers refuse pushes to frames. `mustBeInstalled`: iOS and iPadOS get them in installed
 * pages only. `isCapable`: service workers, the Push API and notifications.
 */
type Facts = {
  isOffered: boolean;
  isOwnPage: boolean;
  mustBeInstalled: boolean;
  isCapable: boolean;
};

export const pushSupport = ({ isOffered, isOwnPage, mustBeInstalled, isCapable }: Facts): PushSupport => {
  if (!isOffered || !isOwnPage) return 'none';
  if (mustBeInstalled) return 'installFirst';
  return isCapable ? 'yes' : 'no';
};
