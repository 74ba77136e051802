import { defineConfig } from 'playwright/test';
import everything, { demosWith } from './playwright.config.ts';

const PRODUCTS = 100_000;

/** The journeys that search and list, with a catalogue of 100,000 products that is reused by the next run. */
export default defineConfig({
  ...everything,
  timeout: 120_000,
  testMatch: ['{catalogue,keyboard,order,store}.spec.ts'],
  projects: (everything.projects ?? []).filter(({ name }) => name === 'desktop'),
  webServer: demosWith(`--products ${PRODUCTS}`, 900_000, `-${PRODUCTS}`),
});
