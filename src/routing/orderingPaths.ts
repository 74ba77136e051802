import { screenAt } from './screenAt.ts';

/** Whether something would be lost at this address (path and query) if the page were loaded again. */
export const isCheckingOutOrPaying = (address: string): boolean => screenAt(address)?.route.task === 'pay';

/** Whether the customer orders or pays at this address, so that nothing else may ask them for anything. */
export const isOrderingOrPaying = (address: string): boolean => screenAt(address)?.route.task !== undefined;

export const isConfirmation = (address: string): boolean => screenAt(address)?.name === 'confirmation';
