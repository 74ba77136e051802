import { Menu as Base } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import { optionStyles, popupStyles } from './popupStyles.ts';
import { useOverlayContainer } from './theme/overlayContainer.ts';
import { type AnchoredProps, closeOnTabOut, focusAfter, type InitialItem, isOnAnchor } from './useTrigger.ts';

/**
 * `href` renders a link; a plain press still calls `onSelect`. `checked` makes it a radio item; consecutive
 * ones are one group.
 */
export type MenuItem = {
  key: string;
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  href?: string | undefined;
  checked?: boolean | undefined;
  disabled?: boolean | undefined;
  danger?: boolean | undefined;
  startsGroup?: boolean | undefined;
  onPhoneOnly?: boolean | undefined;
};

const Positioner = styled(Base.Positioner)`
  z-index: var(--wp-layer-overlay);
`;

const Popup = styled(Base.Popup)`
  ${popupStyles}
  min-width: max(180px, var(--anchor-width));
  padding: 5px;
`;

const onPhoneOnly = css`
  @container portal (min-width: 768px) {
    display: none;
  }
`;

const ItemRow = styled.span<{ $danger: boolean; $startsGroup: boolean; $onPhoneOnly: boolean }>`
  ${optionStyles}
  ${({ $onPhoneOnly }) => $onPhoneOnly && onPhoneOnly}
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

const handleLinkClick = (event: MouseEvent, onSelect: () => void) => {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  onSelect();
};

function Item({ item }: { item: MenuItem }) {
  const { key, label, icon, onSelect, href, checked, disabled = false } = item;
  const styleProps = {
    $danger: item.danger ?? false,
    $startsGroup: item.startsGroup ?? false,
    $onPhoneOnly: item.onPhoneOnly ?? false,
  };
  const content = (
    <>
      {icon && <Icon>{icon}</Icon>}
      <Label>{label}</Label>
    </>
  );
  if (checked !== undefined) {
    return (
      <Base.RadioItem value={key} render={<ItemRow {...styleProps} />} disabled={disabled} closeOnClick>
        {content}
        <Base.RadioItemIndicator render={<Check aria-hidden />} />
      </Base.RadioItem>
    );
  }
  if (href === undefined || disabled) {
    return (
      <Base.Item render={<ItemRow {...styleProps} />} disabled={disabled} onClick={onSelect}>
        {content}
      </Base.Item>
    );
  }
  return (
    <Base.LinkItem
      render={<ItemRow as="a" {...styleProps} />}
      href={href}
      closeOnClick
      onClick={(event) => handleLinkClick(event, onSelect)}
    >
      {content}
    </Base.LinkItem>
  );
}

const isRadio = ({ checked }: MenuItem) => checked !== undefined;

const groupItems = (items: readonly MenuItem[]): MenuItem[][] => {
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
  initialItem: InitialItem;
  label: string;
  items: readonly MenuItem[];
  align: 'start' | 'center' | 'end';
};

const ENABLED_ITEM = '[role^=menuitem]:not([aria-disabled=true])';

export function MenuPanel({ anchor, open, initialItem, onOpenChange, label, items, align }: MenuPanelProps) {
  const container = useOverlayContainer();
  const hasFocusedItem = useRef(false);
  useEffect(() => {
    if (!open) hasFocusedItem.current = false;
  }, [open]);

  const focusInitialItem = (popup: HTMLElement) => {
    if (hasFocusedItem.current || initialItem === null) return;
    hasFocusedItem.current = true;
    const enabledItems = popup.querySelectorAll<HTMLElement>(ENABLED_ITEM);
    enabledItems[initialItem === 'first' ? 0 : enabledItems.length - 1]?.focus();
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
            onBlur={closeOnTabOut({ anchor, onOpenChange })}
            onFocus={(event) => event.target === event.currentTarget && focusInitialItem(event.currentTarget)}
          >
            {groupItems(items).map((group) => (
              <Group key={group[0]?.key} items={group} />
            ))}
          </Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
