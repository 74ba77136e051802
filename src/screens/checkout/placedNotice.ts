/** What the checkout knows of an order that the order itself doesn't say; it travels with the way to the confirmation. */
export type PlacedNotice = {
  /** The back office calculated other figures and stored its own. */
  corrected: boolean;
  /** Lines that are still in the cart. */
  kept: number;
};

/** The notice in a history entry's state; nothing to say when there is none. */
export const readPlacedNotice = (state: unknown): PlacedNotice => {
  const said = typeof state === 'object' && state !== null ? state : {};
  return {
    corrected: 'corrected' in said && said.corrected === true,
    kept: 'kept' in said && typeof said.kept === 'number' ? said.kept : 0,
  };
};
