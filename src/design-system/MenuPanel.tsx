import { Menu } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { optionStyles, popupStyles } from './popupStyles.ts';
import { useOverlayContainer } from './theme/overlayContainer.ts';
import { type Anchored, focusAfter, isPressOn } from './useTrigger.ts';

type MenuAction = {
  key: string;
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  /** Renders a link; a plain press still calls `onSelect`. */
  href?: string | undefined;
  /** true or false makes it a radio item. */
  checked?: boolean | undefined;
  disabled?: boolean | undefined;
  danger?: boolean | undefined;
  /** Draws a separator above. */
  startsGroup?: boolean | undefined;
};

export type MenuPanelProps = Anchored & {
  label: string;
  items: readonly MenuAction[];
  align: 'start' | 'center' | 'end';
};

const Positioner = styled(Menu.Positioner)`
  z-index: var(--wp-layer-overlay);
`;

const Popup = styled(Menu.Popup)`
  ${popupStyles}
  min-width: max(180px, var(--anchor-width));
  padding: 5px;
`;

const Line = styled.span<{ $danger: boolean; $startsGroup: boolean }>`
  ${optionStyles}
  position: relative;
  margin-block-start: ${({ $startsGroup }) => ($startsGroup ? '9px' : 0)};
  color: ${({ $danger }) => ($danger ? 'var(--wp-bad)' : 'var(--wp-ink)')};

  &::before {
    content: ${({ $startsGroup }) => ($startsGroup ? "''" : 'none')};
    position: absolute;
    inset: -5px 0 auto;
    border-block-start: 1px solid var(--wp-line);
  }
`;

/** Reserves the icon's width while it loads. */
const Icon = styled.span`
  flex: none;
  width: 16px;
  color: var(--wp-muted);

  & > svg {
    width: 16px;
    height: 16px;
  }
`;

const Words = styled.span`
  flex: 1;
`;

function Item({ item }: { item: MenuAction }) {
  const {
    label,
    icon,
    onSelect,
    href,
    checked,
    disabled = false,
    danger = false,
    startsGroup = false,
  } = item;
  const look = <Line $danger={danger} $startsGroup={startsGroup} />;
  const content = (
    <>
      {icon && <Icon>{icon}</Icon>}
      <Words>{label}</Words>
      {checked && <Check aria-hidden />}
    </>
  );
  if (href === undefined || disabled) {
    const role = checked === undefined ? {} : { role: 'menuitemradio', 'aria-checked': checked };
    return (
      <Menu.Item render={look} disabled={disabled} onClick={onSelect} {...role}>
        {content}
      </Menu.Item>
    );
  }
  function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onSelect();
  }
  return (
    <Menu.LinkItem
      render={<Line as="a" $danger={danger} $startsGroup={startsGroup} />}
      href={href}
      closeOnClick
      onClick={follow}
    >
      {content}
    </Menu.LinkItem>
  );
}

/** The panel of Menu, the only file that loads the headless menu. */
export function MenuPanel({ anchor, open, start, onOpenChange, label, items, align }: MenuPanelProps) {
  const container = useOverlayContainer();
  const entered = useRef(false);
  useEffect(() => {
    if (!open) entered.current = false;
  }, [open]);

  function enter(popup: HTMLElement) {
    if (entered.current || start === null) return;
    entered.current = true;
    const lines = popup.querySelectorAll<HTMLElement>('[role^=menuitem]:not([aria-disabled=true])');
    lines[start === 'first' ? 0 : lines.length - 1]?.focus();
  }

  return (
    <Menu.Root
      modal={false}
      open={open}
      onOpenChange={(next, details) => isPressOn(anchor, details) || onOpenChange(next)}
    >
      <Menu.Portal container={container}>
        <Positioner anchor={anchor} sideOffset={6} align={align} collisionPadding={8}>
          <Popup
            data-popup
            aria-label={label}
            finalFocus={() => focusAfter(anchor)}
            onFocus={(event) => event.target === event.currentTarget && enter(event.currentTarget)}
          >
            {items.map((item) => (
              <Item key={item.key} item={item} />
            ))}
          </Popup>
        </Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
