/** Every benchmark, in one process: the list of missed goals at the end has those of all. */
import './pricing.ts';
import './load.ts';
import './browser.ts';
import './waysIn.ts';
