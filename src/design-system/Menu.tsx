import { MenuPanel } from './lazyOverlays.tsx';
import type { MenuPanelProps } from './MenuPanel.tsx';
import { OverlayBoundary } from './OverlayBoundary.tsx';
import { useEverTrue } from './useEverTrue.ts';
import { type Trigger, useTrigger } from './useTrigger.ts';

export type MenuProps = {
  trigger: Trigger;
  label: string;
  items: MenuPanelProps['items'];
  align?: MenuPanelProps['align'];
};

export function Menu({ trigger, label, items, align = 'end' }: MenuProps) {
  const { button, anchor, open, initialItem, setOpen } = useTrigger(trigger, 'menu', MenuPanel.preload);
  const isNeeded = useEverTrue(open);
  return (
    <>
      {button}
      {isNeeded && anchor && (
        <OverlayBoundary open={open} onClose={() => setOpen(false)}>
          <MenuPanel
            anchor={anchor}
            open={open}
            initialItem={initialItem}
            onOpenChange={setOpen}
            label={label}
            items={items}
            align={align}
          />
        </OverlayBoundary>
      )}
    </>
  );
}
