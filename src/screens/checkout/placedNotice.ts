/** Information about a placed order that is passed to the confirmation in the location state. */
export type PlacedNotice = {
  /** The back office stored other figures than the customer saw. */
  corrected: boolean;
  kept: number;
};

export const readPlacedNotice = (state: unknown): PlacedNotice => {
  const said = typeof state === 'object' && state !== null ? state : {};
  return {
    corrected: 'corrected' in said && said.corrected === true,
    kept: 'kept' in said && typeof said.kept === 'number' ? said.kept : 0,
  };
};
