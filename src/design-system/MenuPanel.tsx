import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { optionStyles, popupStyles } from './popupStyles.ts';
import { useOverlayContainer } from './theme/overlayContainer.ts';
import { type AnchoredProps, focusAfter, isOnAnchor, type MenuStart } from './useTrigger.ts';

export type MenuItem = {
  key: string;
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  /** Renders a link; a plain press still calls `onSelect`. */
  href?: string | undefined;
  /** true or false makes it a radio item; consecutive radio items are one group. */
  checked?: boolean | undefined;
  disabled?: boolean | undefined;
  danger?: boolean | undefined;
  /** Draws a separator above. */
  startsGroup?: boolean | undefined;
};

const Positioner = styled(Base.Positioner)`
  z-index: var(--wp-layer-overlay);
`;

const Popup = styled(Base.Popup)`
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

const Label = styled.span`
  flex: 1;
`;

const follow = (event: MouseEvent, onSelect: () => void) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  onSelect();
};

function Item({ item }: { item: MenuItem }) {
  const { key, label, icon, onSelect, href, checked, disabled = false } = item;
  const look = { $danger: item.danger ?? false, $startsGroup: item.startsGroup ?? false };
  const content = (
    <>
      {icon && <Icon>{icon}</Icon>}
      <Label>{label}</Label>
    </>
  );
  if (checked !== undefined) {
    return (
      <Base.RadioItem value={key} render={<Line {...look} />} disabled={disabled} closeOnClick>
        {content}
        <Base.RadioItemIndicator render={<Check aria-hidden />} />
      </Base.RadioItem>
    );
  }
  if (href === undefined || disabled) {
    return (
      <Base.Item render={<Line {...look} />} disabled={disabled} onClick={onSelect}>
        {content}
      </Base.Item>
    );
  }
  return (
    <Base.LinkItem
      render={<Line as="a" {...look} />}
      href={href}
      closeOnClick
      onClick={(event) => follow(event, onSelect)}
    >
      {content}
    </Base.LinkItem>
  );
}

const isRadio = ({ checked }: MenuItem) => checked !== undefined;

/** Groups consecutive radio items; every other item is a group of its own. */
const groupsOf = (items: readonly MenuItem[]): MenuItem[][] => {
  const groups: MenuItem[][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last?.[0] && isRadio(item) && isRadio(last[0])) last.push(item);
    else groups.push([item]);
  }
  return groups;
};

function Group({ items }: { items: readonly MenuItem[] }) {
  const [first] = items;
  if (!first || !isRadio(first)) return items.map((item) => <Item key={item.key} item={item} />);
  return (
    <Base.RadioGroup
      value={items.find(({ checked }) => checked)?.key}
      onValueChange={(chosen) => items.find(({ key }) => key === chosen)?.onSelect()}
    >
      {items.map((item) => (
        <Item key={item.key} item={item} />
      ))}
    </Base.RadioGroup>
  );
}

export type MenuPanelProps = AnchoredProps & {
  start: MenuStart;
  label: string;
  items: readonly MenuItem[];
  align: 'start' | 'center' | 'end';
};

const ENABLED_ITEM = '[role^=menuitem]:not([aria-disabled=true])';

/** The list of a Menu. */
export function MenuPanel({ anchor, open, start, onOpenChange, label, items, align }: MenuPanelProps) {
  const container = useOverlayContainer();
  const hasEntered = useRef(false);
  useEffect(() => {
    if (!open) hasEntered.current = false;
  }, [open]);

  const enter = (popup: HTMLElement) => {
    if (hasEntered.current || start === null) return;
    hasEntered.current = true;
    const found = popup.querySelectorAll<HTMLElement>(ENABLED_ITEM);
    found[start === 'first' ? 0 : found.length - 1]?.focus();
  };

  return (
    <Base.Root
      modal={false}
      open={open}
      onOpenChange={(next, details) => isOnAnchor(anchor, details) || onOpenChange(next)}
    >
      <Base.Portal container={container}>
        <Positioner anchor={anchor} sideOffset={6} align={align} collisionPadding={8}>
          <Popup
            data-popup
            aria-label={label}
            finalFocus={() => focusAfter(anchor)}
            onFocus={(event) => event.target === event.currentTarget && enter(event.currentTarget)}
          >
            {groupsOf(items).map((group) => (
              <Group key={group[0]?.key} items={group} />
            ))}
          </Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
