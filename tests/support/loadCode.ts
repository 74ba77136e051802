import { CreditStatement } from '../../src/components/lazyExplanations.tsx';
import { loadOverlays } from '../../src/design-system/lazyOverlays.tsx';
import { VirtualRows } from '../../src/design-system/VirtualList.tsx';
import { LoadFailed } from '../../src/widgets/visit/LoadFailed.tsx';

/** Loads the lazy parts before the tests, so that they render synchronously. */
await Promise.all([loadOverlays(), VirtualRows.load(), CreditStatement.load(), LoadFailed.load()]);
