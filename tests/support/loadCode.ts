import { VirtualRows } from '../../src/components/VirtualList.tsx';
import { loadOverlays } from '../../src/design-system/lazyOverlays.tsx';

/** Parts that the portal loads behind its first screen: a test sees them open at once, as a customer does. */
await Promise.all([loadOverlays(), VirtualRows.load()]);
