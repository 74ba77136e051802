import { CreditStatement } from '../../src/components/lazyExplanations.tsx';
import { VirtualRows } from '../../src/components/VirtualList.tsx';
import { loadOverlays } from '../../src/design-system/lazyOverlays.tsx';
import { LoadFailed } from '../../src/widgets/visit/LoadFailed.tsx';

/** Loads the lazy parts before the tests, so that they render synchronously. */
await Promise.all([loadOverlays(), VirtualRows.load(), CreditStatement.load(), LoadFailed.load()]);
