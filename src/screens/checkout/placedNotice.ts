/** The confirmation gets it in the location state. */
export type PlacedNotice = {
  corrected: boolean;
  kept: number;
};

export const readPlacedNotice = (state: unknown): PlacedNotice => {
  const notice = typeof state === 'object' && state !== null ? state : {};
  return {
    corrected: 'corrected' in notice && notice.corrected === true,
    kept: 'kept' in notice && typeof notice.kept === 'number' ? notice.kept : 0,
  };
};
