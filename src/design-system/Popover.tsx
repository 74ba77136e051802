import { PopoverPanel } from './lazyOverlays.tsx';
import { OverlayBoundary } from './OverlayBoundary.tsx';
import type { PopoverPanelProps } from './PopoverPanel.tsx';
import { useEverTrue } from './useEverTrue.ts';
import { type Trigger, useTrigger } from './useTrigger.ts';

export type PopoverProps = Pick<PopoverPanelProps, 'title' | 'children'> & {
  trigger: Trigger;
  align?: PopoverPanelProps['align'];
};

/** In a list of hundreds it costs one button until it opens. */
export function Popover({ trigger, title, align = 'center', children }: PopoverProps) {
  const { button, anchor, open, setOpen } = useTrigger(trigger, 'dialog', PopoverPanel.preload);
  const isNeeded = useEverTrue(open);
  return (
    <>
      {button}
      {isNeeded && anchor && (
        <OverlayBoundary open={open} onClose={() => setOpen(false)}>
          <PopoverPanel anchor={anchor} open={open} onOpenChange={setOpen} title={title} align={align}>
            {children}
          </PopoverPanel>
        </OverlayBoundary>
      )}
    </>
  );
}
