import {
  Bell,
  ClipboardCheck,
  Heart,
  History,
  KeyRound,
  ListPlus,
  LogIn,
  LogOut,
  Mail,
  Newspaper,
  Phone,
  Settings,
  SlidersHorizontal,
  UserPlus,
} from 'lucide-react';

const icons = {
  notifications: Bell,
  history: History,
  quickOrder: ListPlus,
  favourites: Heart,
  approvals: ClipboardCheck,
  settings: Settings,
  password: KeyRound,
  in: LogIn,
  signup: UserPlus,
  filters: SlidersHorizontal,
  call: Phone,
  mail: Mail,
  flyer: Newspaper,
  out: LogOut,
};

export function AccountIcon({ of }: { of: keyof typeof icons }) {
  const Icon = icons[of];
  return <Icon />;
}
