import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

/** What comes late on a machine with much else to do isn't missing, ms. */
const LATE = 10_000;

configure({ asyncUtilTimeout: LATE });

afterEach(cleanup);
