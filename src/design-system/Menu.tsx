import type { ReactNode } from 'react';
import { loadable } from './loadable.tsx';
import type { MenuPanelProps } from './MenuPanel.tsx';
import { useEverTrue } from './useEverTrue.ts';
import { type TriggerWiring, useTrigger } from './useTrigger.ts';

const LazyPanel = loadable(() => import('./MenuPanel.tsx').then((module) => module.MenuPanel));

export type MenuProps = {
  /** Renders the trigger with the given props: `(wiring) => <IconButton {...wiring} …/>`. */
  trigger: (wiring: TriggerWiring) => ReactNode;
  label: string;
  items: MenuPanelProps['items'];
  align?: MenuPanelProps['align'];
};

/** A menu behind a button, with the usual keyboard support. */
export function Menu({ trigger, label, items, align = 'end' }: MenuProps) {
  const { wiring, anchor, open, start, setOpen } = useTrigger('menu', LazyPanel.preload);
  const needed = useEverTrue(open);
  return (
    <>
      {trigger(wiring)}
      {needed && anchor && (
        <LazyPanel
          anchor={anchor}
          open={open}
          start={start}
          onOpenChange={setOpen}
          label={label}
          items={items}
          align={align}
        />
      )}
    </>
  );
}
