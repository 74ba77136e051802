import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { usePathname, useStableNavigation } from './NavigationProvider.tsx';

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  to: string;
};

/** Whether the browser opens a link itself: in a new tab or window, or as a download. */
export const isForBrowser = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || altKey || ctrlKey || shiftKey;

// The router's own link would render again at each letter of a search, because it reads the location.
export function Link({ to, onClick, children, ...attributes }: LinkProps) {
  const { follow } = useStableNavigation();
  const { target } = attributes;
  return (
    <a
      {...attributes}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented || isForBrowser(event) || (target && target !== '_self')) return;
        event.preventDefault();
        follow(to);
      }}
    >
      {children}
    </a>
  );
}

export function NavLink({ to, ...attributes }: LinkProps) {
  const path = usePathname().toLowerCase();
  const [target = to] = to.split('?');
  const isCurrent = path === target || path.startsWith(`${target}/`);
  return <Link {...attributes} to={to} aria-current={isCurrent ? 'page' : undefined} />;
}
