import { ClipboardCheck, Heart, History, KeyRound, LogOut, Settings } from 'lucide-react';

const icons = {
  history: History,
  favourites: Heart,
  approvals: ClipboardCheck,
  settings: Settings,
  password: KeyRound,
  out: LogOut,
};

/** The icon of an account menu entry, loaded with the menu. */
export function AccountIcon({ of }: { of: keyof typeof icons }) {
  const Icon = icons[of];
  return <Icon />;
}
