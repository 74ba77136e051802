import { ClipboardCheck, Heart, History, KeyRound, LogOut, Settings } from 'lucide-react';

const icons = {
  history: History,
  favourites: Heart,
  approvals: ClipboardCheck,
  settings: Settings,
  password: KeyRound,
  out: LogOut,
};

/** The picture of an entry of the account menu; drawn with the open menu, and no byte before. */
export function AccountIcon({ of }: { of: keyof typeof icons }) {
  const Icon = icons[of];
  return <Icon />;
}
