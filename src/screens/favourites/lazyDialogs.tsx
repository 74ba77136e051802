import type { ComponentType } from 'react';
import { lazyWithRetry } from '../../design-system/lazyWithRetry.tsx';
import { OverlayBoundary } from '../../design-system/OverlayBoundary.tsx';

const load = () => import(/* webpackChunkName: "customer" */ './dialogs.ts');

/** An opened dialog whose code comes with its first opening; when it can't be loaded, the screen stays. */
const lazyDialog = <Props extends { onClose(): void }>(loadDialog: () => Promise<ComponentType<Props>>) => {
  const Dialog = lazyWithRetry(loadDialog);
  return (props: Props) => (
    <OverlayBoundary open onClose={props.onClose}>
      <Dialog {...props} />
    </OverlayBoundary>
  );
};

export const CreateListDialog = lazyDialog(() => load().then((module) => module.CreateListDialog));
export const ListOrderDialog = lazyDialog(() => load().then((module) => module.ListOrderDialog));
export const ShareDialog = lazyDialog(() => load().then((module) => module.ShareDialog));
export const UsualQuantityDialog = lazyDialog(() => load().then((module) => module.UsualQuantityDialog));
