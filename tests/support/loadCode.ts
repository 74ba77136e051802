import { CreditStatement } from '../../src/components/lazyExplanations.tsx';
import { loadOverlays } from '../../src/design-system/lazyOverlays.tsx';
import { loadVirtualizer } from '../../src/design-system/useRowVirtualizer.ts';
import { LoadFailed } from '../../src/widgets/visit/LoadFailed.tsx';

/** Loads the lazy parts before the tests, so that they render synchronously. */
await Promise.all([loadOverlays(), loadVirtualizer(), CreditStatement.load(), LoadFailed.load()]);
