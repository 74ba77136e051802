/** The name of a tab that an embedded portal has opened begins with it. */
export const TAB_MARK = 'portal-tab-';

/** Whether the page may ask its opener for a token. */
export const isOpenedByPortal = (): boolean => window.opener !== null && window.name.startsWith(TAB_MARK);

/** A reload asks the opener no more, as after a logout. */
export const forgetOpener = (): void => {
  window.name = '';
};
