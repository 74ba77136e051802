import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** What comes late on a machine with much else to do isn't missing, ms. */
const LATE = 10_000;

configure({ asyncUtilTimeout: LATE });

/**
 * styled-components adds its rules one by one, as in production. Otherwise it adds text to a style element, and jsdom parses the
 * whole sheet again each time: half of the time of a screen's tests.
 */
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false });

afterEach(cleanup);
