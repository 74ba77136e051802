/** Whether a method with these zones ships to a state; without zones it ships everywhere (rules: May it be placed?). */
export function servesState(zones: readonly string[], state: string): boolean {
  const name = state.trim().toLowerCase();
  return zones.length === 0 || zones.some((zone) => zone.trim().toLowerCase() === name);
}
