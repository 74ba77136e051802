export { CreateListDialog } from './CreateListDialog.tsx';
export { ListOrderDialog } from './ListOrderDialog.tsx';
export { ShareDialog } from './ShareDialog.tsx';
export { UsualQuantityDialog } from './UsualQuantityDialog.tsx';
