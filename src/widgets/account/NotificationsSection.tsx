/** The place of the kinds of notifications; `settingsSections` shows it when there are any to choose from. */
export function NotificationsSection() {
  return null;
}
