import { type ReactNode, Suspense } from 'react';
import { loadable } from './loadable.tsx';
import type { PopoverPanelProps } from './PopoverPanel.tsx';
import { useEverTrue } from './useEverTrue.ts';
import { type TriggerWiring, useTrigger } from './useTrigger.ts';

const LazyPanel = loadable(() => import('./PopoverPanel.tsx').then((module) => module.PopoverPanel));

export type PopoverProps = {
  /** Renders the trigger with the given props: `(wiring) => <Button {...wiring}>…`. */
  trigger: (wiring: TriggerWiring) => ReactNode;
  title: string;
  align?: PopoverPanelProps['align'];
  /** Called while it is needed only; the sheet opens when what it answers has come. */
  children: () => ReactNode;
};

/** More about a thing, beside it, without leaving it. In a list of hundreds it costs one button until it opens. */
export function Popover({ trigger, title, align = 'center', children }: PopoverProps) {
  const { wiring, anchor, open, setOpen } = useTrigger('dialog', LazyPanel.preload);
  const needed = useEverTrue(open);
  return (
    <>
      {trigger(wiring)}
      {needed && anchor && (
        <Suspense>
          <LazyPanel anchor={anchor} open={open} onOpenChange={setOpen} title={title} align={align}>
            {children()}
          </LazyPanel>
        </Suspense>
      )}
    </>
  );
}
